/** What the tests use of `@kobalab/majiang-core`, which has no types of its own. */
declare module '@kobalab/majiang-core' {
  interface Shoupai {
    readonly lizhi: boolean;
    clone(): Shoupai;
    dapai(tile: string): Shoupai;
    fulou(meld: string): Shoupai;
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
  /** A player: what it is told, and its answers. */
  class Player {
    protected readonly shoupai: Shoupai;
    protected readonly _callback: (reply?: Readonly<Record<string, string>>) => void;
    protected readonly _menfeng: number;
    get_dapai(hand: Shoupai): readonly string[];
    get_chi_mianzi(hand: Shoupai, tile: string): readonly string[];
    get_peng_mianzi(hand: Shoupai, tile: string): readonly string[];
    get_gang_mianzi(hand: Shoupai, tile?: string): readonly string[];
    allow_lizhi(hand: Shoupai, tile: string): boolean;
    allow_hule(hand: Shoupai, tile: string | null, hasYaku: boolean): boolean;
    allow_pingju(hand: Shoupai): boolean;
  }
  /** A game: its players, what is called at its end, its rules and its title. */
  interface Game {
    do_sync(): Game;
  }
  const Majiang: {
    readonly Player: typeof Player;
    readonly Game: new (
      players: readonly Player[],
      done: (record: unknown) => void,
      rule: Readonly<Record<string, unknown>>,
      title: string,
    ) => Game;
    readonly rule: (param?: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
    readonly Shoupai: {readonly fromString: (text: string) => Shoupai};
    readonly Util: {
      readonly hule_param: (param: Readonly<Record<string, unknown>>) => object;
      readonly xiangting: (hand: Shoupai) => number;
      readonly hule: (hand: Shoupai, ron: string | null, param: object) => Hule | undefined;
    };
  };
  export default Majiang;
}
