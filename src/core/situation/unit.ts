/** 胡, 台, 本 or 番: what a rule set counts in. */
export type Unit = 'hu' | 'tai' | 'hon' | 'fan';
