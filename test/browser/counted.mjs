/** The functions of the sources whose calls tests count. */
export const COUNTED = [
  'ask',
  'compute',
  'computeAnew',
  'fetched',
  'posedOf',
  'readSituation',
  'requestUpdate',
  'score',
  'whenFetched',
];
