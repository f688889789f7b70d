/** The formats of logs by name: `json` is that of records, as `mj round --json` prints them. */
export const LOG_FORMATS = ['json', 'tenhou6', 'mjai', 'kobalab', 'botzone', 'tziakcha'] as const;
/** The name of a format that is read. */
export type LogFormat = (typeof LOG_FORMATS)[number];

/** The formats that are written. */
export const WRITTEN_FORMATS = ['tenhou6', 'mjai'] as const;
/** The name of a format that is written. */
export type WrittenFormat = (typeof WRITTEN_FORMATS)[number];
