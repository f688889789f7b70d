/**
 * Turns an element into a field of a form. The element supplies its value, state and faults under the symbols of
 * `FormField`; the mixin adds names, labels, validity and events.
 */
import type {PropertyDeclarations, PropertyValues} from 'lit';
import {spelled} from '../../core/situation/problem.js';
import type {MjElement} from './mj-element.js';

type Constructor<T> = abstract new () => T;

/** The reason why a value is not valid. */
export interface Flaw {
  readonly flags: ValidityStateFlags;
  readonly message: string;
  /** The element at which a browser shows the message. */
  readonly anchor?: HTMLElement | null;
}

/** The value that the page gives; undefined where it gives none. */
export const pageValue = Symbol('pageValue');
/** The value that the form sends. */
export const formValue = Symbol('formValue');
/** The state that a browser keeps. */
export const formState = Symbol('formState');
/** The reason why the value is not valid. */
export const flaw = Symbol('flaw');

/** The methods that the mixin calls on the element. */
export interface FormField {
  readonly [pageValue]: string | undefined;
  /** The data that the form sends under a name. */
  [formValue](name: string): FormData;
  /** The state that a browser keeps and passes to `formStateRestoreCallback` at the next visit. */
  [formState](): string;
  /** The reason why the value is not valid; undefined where it is. */
  [flaw](): Flaw | undefined;
  /** Restores the value that the page gave. */
  formResetCallback(): void;
  /** Restores the state that a browser kept from an earlier visit. */
  formStateRestoreCallback(state: string | File | FormData | null): void;
}

/** The `value` attribute; other attributes override it. */
export const valueAttribute = Symbol('valueAttribute');
/** Whether the field or a fieldset around it is disabled. */
export const isDisabled = Symbol('isDisabled');
/** Reports the value and its validity to the form. */
export const submit = Symbol('submit');
/** Reports to the form, then to the page: `input` for each change, `change` when a change is complete. */
export const fire = Symbol('fire');

/** The members that the mixin adds. */
export interface FormAssociated {
  get name(): string | undefined;
  set name(value: string | null | undefined);
  get disabled(): boolean;
  set disabled(value: boolean | null | undefined);
  readonly: boolean;
  get defaultValue(): string;
  set defaultValue(value: string | null | undefined);
  readonly form: HTMLFormElement | null;
  readonly labels: NodeList;
  readonly type: string;
  readonly validity: ValidityState;
  readonly validationMessage: string;
  readonly willValidate: boolean;
  checkValidity(): boolean;
  reportValidity(): boolean;
  setCustomValidity(message: string): void;
  formAssociatedCallback(): void;
  formDisabledCallback(disabled: boolean): void;
  readonly [valueAttribute]: string;
  readonly [isDisabled]: boolean;
  [submit](): void;
  [fire](...types: readonly ('input' | 'change')[]): void;
}

type Mixed<E> = Constructor<E & FormAssociated> & Pick<typeof MjElement, 'properties' | 'styles' | 'meta'>;

/** A field of a form, as native ones are: `class MjInput extends FormAssociated<MjElement<…>>(MjElement)`. */
export function FormAssociated<E extends MjElement>(base: Constructor<E>): Mixed<E> {
  abstract class Field extends (base as Constructor<MjElement>) implements FormAssociated {
    static readonly formAssociated = true;

    static properties: PropertyDeclarations = {
      name: {},
      disabled: {type: Boolean},
      readonly: {type: Boolean, reflect: true, useDefault: true},
      defaultValue: {attribute: 'value'},
      isFieldsetDisabled: {state: true},
    };

    /** Whether the value can be seen and sent, but not changed. */
    readonly = false;

    abstract readonly [pageValue]: string | undefined;
    [valueAttribute] = '';
    private isFieldsetDisabled = false;
    private customMessage = '';
    /** Whether a value has been reported to the form. */
    private isSubmitted = false;

    /**
     * The name under which a form sends the value. Reflected at once, because forms read the attribute.
     * @reflect
     */
    get name(): string | undefined {
      return this.getAttribute('name') ?? undefined;
    }

    set name(value: string | null | undefined) {
      if (value === null || value === undefined) this.removeAttribute('name');
      else if (value !== this.name) this.setAttribute('name', spelled(value));
    }

    /**
     * Whether the field is disabled and its value not sent. Reflected at once, too.
     * @reflect
     * @default false
     */
    get disabled(): boolean {
      return this.hasAttribute('disabled');
    }

    set disabled(value: boolean | null | undefined) {
      this.toggleAttribute('disabled', Boolean(value));
    }

    /** The value given by the page, to which a reset returns; the attribute `value`. */
    get defaultValue(): string {
      return this[pageValue] ?? '';
    }

    set defaultValue(value: string | null | undefined) {
      this[valueAttribute] = spelled(value ?? '');
    }

    /** The form that the element belongs to. */
    get form(): HTMLFormElement | null {
      return this.internals.form;
    }

    /** The `<label>` elements for it. */
    get labels(): NodeList {
      return this.internals.labels;
    }

    /** The tag name. */
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

    /** Whether forms check its validity. */
    get willValidate(): boolean {
      return this.internals.willValidate;
    }

    get [isDisabled](): boolean {
      return this.disabled || this.isFieldsetDisabled;
    }

    abstract [formValue](name: string): FormData;
    abstract [formState](): string;
    abstract [flaw](): Flaw | undefined;

    /** Whether the value is valid; fires `invalid` if not. */
    checkValidity(): boolean {
      return this.internals.checkValidity();
    }

    /** Like `checkValidity`, and shows the reason to the reader. */
    reportValidity(): boolean {
      return this.internals.reportValidity();
    }

    /** Sets the page's own reason why the value is invalid; empty for none. */
    setCustomValidity(message: string): void {
      this.customMessage = message;
      this[submit]();
    }

    override attributeChangedCallback(name: string, before: string | null, value: string | null): void {
      super.attributeChangedCallback(name, before, value);
      if (name === 'name' && value !== before && this.isSubmitted) this[submit]();
    }

    override comeIn(): void {
      super.comeIn();
      this.formAssociatedCallback();
    }

    /** A form needs the value at once, wherever on the page the field is. */
    formAssociatedCallback(): void {
      if (this.form) this.near?.come();
    }

    /** Called when a fieldset around it is disabled or enabled. */
    formDisabledCallback(disabled: boolean): void {
      this.isFieldsetDisabled = disabled;
      // an update may be running, which would treat the change as its own
      queueMicrotask(() => this.redraw());
    }

    protected override updated(changed: PropertyValues<this>): void {
      this[submit]();
      super.updated(changed);
    }

    [submit](): void {
      this.isSubmitted = true;
      this.recompute();
      const {name, customMessage, internals} = this;
      internals.setFormValue(name ? this[formValue](name) : null, this[formState]());
      const {flags, message, anchor} = this[flaw]() ?? {};
      const custom = customMessage ? {customError: true} : {};
      internals.setValidity({...flags, ...custom}, customMessage || message, anchor ?? undefined);
    }

    [fire](...types: readonly ('input' | 'change')[]): void {
      this[submit]();
      for (const type of types)
        this.dispatchEvent(new Event(type, {bubbles: true, composed: type === 'input'}));
    }
  }
  // TypeScript cannot extend a class that is only a type parameter
  return Field as unknown as Mixed<E>;
}
