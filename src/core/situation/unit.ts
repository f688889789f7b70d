/** The units that the locales have words for: 胡, 台, 本, 番, and the points that players pay each other. */
export type KnownUnit = 'hu' | 'tai' | 'hon' | 'fan' | 'points';

/** The unit of a score. A unit that only a rule set knows is shown as it is written. */
export type Unit = KnownUnit | (string & {});
