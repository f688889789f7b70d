/**
 * The args of a story that writes its own markup: those given, and none of the other stories'.
 * @param shared the args of all stories of the element
 * @param own the args that the markup of the story says, too
 */
export const ownArgs = <A extends object>(shared: A | undefined, own: A): A => ({
  ...(Object.fromEntries(Object.keys(shared ?? {}).map((name) => [name, undefined])) as A),
  ...own,
});
