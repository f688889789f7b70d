/** Reads where things are once a frame: all that has changed by then is laid out at once, and nothing changes between two looks. */

/** Looks at the page, and returns what is to be done about it. */
type Look = () => () => void;

const looks = new Set<Look>();

/** Looks at what has been drawn, in the next frame before the reader sees it. What all looks ask for is done after them all. */
export function lookInFrame(look: Look): void {
  if (looks.add(look).size === 1) requestAnimationFrame(handleFrame);
}

function handleFrame(): void {
  const seen = [...looks];
  looks.clear();
  for (const act of seen.map((look) => look())) act();
}
