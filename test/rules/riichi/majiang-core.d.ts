/** What the tests use of `@kobalab/majiang-core`, which has no types of its own. */
declare module '@kobalab/majiang-core' {
  interface Shoupai {
    readonly kind?: 'shoupai';
  }
  /** A yaku: han as a number, yakuman as one star each. */
  interface Hupai {
    readonly name: string;
    readonly fanshu: number | string;
  }
  interface Hule {
    readonly hupai?: readonly Hupai[];
    readonly fu?: number;
    readonly fanshu?: number;
    /** Undefined below a yakuman. */
    readonly damanguan?: number;
    readonly defen: number;
    /** What each seat gets, east first. */
    readonly fenpei: readonly number[];
  }
  const Majiang: {
    readonly rule: (param?: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
    readonly Shoupai: {readonly fromString: (text: string) => Shoupai};
    readonly Util: {
      readonly hule_param: (param: Readonly<Record<string, unknown>>) => object;
      readonly hule: (hand: Shoupai, ron: string | null, param: object) => Hule | undefined;
    };
  };
  export default Majiang;
}
