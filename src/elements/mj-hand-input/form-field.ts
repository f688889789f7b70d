/** What makes the editor a field of a form. */
import {property, state} from 'lit/decorators.js';
import {SituationElement} from '../situation-element.js';

/** An element that takes part in forms, as native fields do. */
export abstract class FormField extends SituationElement {
  static readonly formAssociated = true;

  /** Under which the form sends the value. */
  @property({reflect: true}) name?: string;

  /** Whether the form asks for a value. */
  @property({type: Boolean, reflect: true}) required = false;

  /** Whether nothing can be done, and nothing is sent. */
  @property({type: Boolean, reflect: true}) disabled = false;

  /** Whether the value can be seen and sent, but not changed. */
  @property({type: Boolean, reflect: true}) readonly = false;

  /** A fieldset around may be disabled. */
  @state() private disabledAround = false;

  get form(): HTMLFormElement | null {
    return this.internals.form;
  }

  get labels(): NodeList {
    return this.internals.labels;
  }

  get type(): string {
    return this.localName;
  }

  get validity(): ValidityState {
    return this.internals.validity;
  }

  get validationMessage(): string {
    return this.internals.validationMessage;
  }

  get willValidate(): boolean {
    return this.internals.willValidate;
  }

  checkValidity(): boolean {
    return this.internals.checkValidity();
  }

  reportValidity(): boolean {
    return this.internals.reportValidity();
  }

  formDisabledCallback(disabled: boolean): void {
    this.disabledAround = disabled;
  }

  /** Back to what the page said. */
  abstract formResetCallback(): void;

  /** What a browser kept of an earlier visit. */
  abstract formStateRestoreCallback(state: string | File | FormData | null): void;

  protected get isOff(): boolean {
    return this.disabled || this.disabledAround;
  }

  /** As native fields do: `input` for each change, `change` when one is complete. */
  protected fire(...types: readonly ('input' | 'change')[]): void {
    for (const type of types)
      this.dispatchEvent(new Event(type, {bubbles: true, composed: type === 'input'}));
  }
}
