/** The units that the locales have words for: 胡, 台, 本 and 番. */
export type KnownUnit = 'hu' | 'tai' | 'hon' | 'fan';

/** What a rule set counts in; a unit of its own is shown as it is written. */
export type Unit = KnownUnit | (string & {});
