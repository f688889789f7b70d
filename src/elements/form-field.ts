/** What makes an element a field of a form. */
import {property, state} from 'lit/decorators.js';
import {spelled} from '../core/situation/problem.js';
import type {AllStrings} from '../locales/index.js';
import {allWords} from '../locales/tools.js';
import {SituationElement} from './situation-element.js';

/** An element that takes part in forms, as native fields do. */
export abstract class FormField extends SituationElement<AllStrings> {
  static readonly formAssociated = true;

  /**
   * Under which the form sends the value. As an attribute at once, which is what a form looks at.
   * @reflect
   */
  @property()
  get name(): string | undefined {
    return this.getAttribute('name') ?? undefined;
  }

  set name(value: string | null | undefined) {
    const before = this.name;
    if (value === null || value === undefined) this.removeAttribute('name');
    else if (value !== before) this.setAttribute('name', spelled(value));
    if (this.isKnown && this.name !== before) this.submit();
  }

  /** Whether the form asks for a value. */
  @property({type: Boolean, reflect: true}) required = false;

  /**
   * Whether nothing can be done, and nothing is sent. As an attribute at once, too.
   * @reflect
   * @default false
   */
  @property({type: Boolean})
  get disabled(): boolean {
    return this.hasAttribute('disabled');
  }

  set disabled(value: boolean | null | undefined) {
    this.toggleAttribute('disabled', Boolean(value));
  }

  /** Whether the value can be seen and sent, but not changed. */
  @property({type: Boolean, reflect: true}) readonly = false;

  /** What the page gives as the value, and a reset goes back to; as an attribute, `value`. */
  @property({attribute: 'value'})
  get defaultValue(): string {
    return this.pageValue ?? '';
  }

  set defaultValue(value: string | null | undefined) {
    this.initial = spelled(value ?? '');
  }

  protected readonly vocabulary = allWords;
  /** The `value` attribute: other attributes go before it. */
  protected initial = '';
  protected abstract readonly pageValue: string | undefined;
  /** A fieldset around may be disabled. */
  @state() private disabledAround = false;
  private custom = '';
  /** Whether the form has been told a value. */
  private isKnown = false;

  /** The form that it belongs to. */
  get form(): HTMLFormElement | null {
    return this.internals.form;
  }

  /** The labels of the page for it. */
  get labels(): NodeList {
    return this.internals.labels;
  }

  /** Its tag. */
  get type(): string {
    return this.localName;
  }

  /** What is wrong with the value, as flags. */
  get validity(): ValidityState {
    return this.internals.validity;
  }

  /** Why the value is not valid, in the language of the page around. */
  get validationMessage(): string {
    return this.internals.validationMessage;
  }

  /** Whether a form looks at its validity. */
  get willValidate(): boolean {
    return this.internals.willValidate;
  }

  /** Whether the value is valid; fires `invalid` where it is not. */
  checkValidity(): boolean {
    return this.internals.checkValidity();
  }

  /** As `checkValidity`, and tells the reader. */
  reportValidity(): boolean {
    return this.internals.reportValidity();
  }

  /** A reason of the page's own why the value is not valid; empty where it has none. */
  setCustomValidity(message: string): void {
    this.custom = message;
    this.submit();
  }

  /** Tells the form what is wrong with the value; what the page says of it goes first. */
  protected judge(flags: ValidityStateFlags, message?: string, anchor?: HTMLElement): void {
    const {custom} = this;
    this.internals.setValidity({...flags, ...(custom && {customError: true})}, custom || message, anchor);
  }

  /** A fieldset around has been disabled, or enabled. */
  formDisabledCallback(disabled: boolean): void {
    this.disabledAround = disabled;
    // an update may have called it, which would take the change for its own
    queueMicrotask(() => this.requestUpdate());
  }

  /** Back to what the page said. */
  abstract formResetCallback(): void;

  /** What a browser kept of an earlier visit. */
  abstract formStateRestoreCallback(state: string | File | FormData | null): void;

  protected get isOff(): boolean {
    return this.disabled || this.disabledAround;
  }

  /** Tells the form the value, and whether it is valid. */
  protected submit(): void {
    this.isKnown = true;
    this.send();
  }

  protected abstract send(): void;

  /** As native fields do: `input` for each change, `change` when one is complete; the form knows the value by then. */
  protected fire(...types: readonly ('input' | 'change')[]): void {
    this.submit();
    for (const type of types)
      this.dispatchEvent(new Event(type, {bubbles: true, composed: type === 'input'}));
  }
}
