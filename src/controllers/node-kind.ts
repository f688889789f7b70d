/**
 * What a node is, told by the node itself and never by its class. A node in a frame belongs to another window, and so
 * do its class and its text's: `node instanceof Element` is false there for an element.
 */

/** Whether a node is an element. */
export const isElement = (node: Node): node is Element => node.nodeType === 1;

/** Whether a node is text, a CDATA section of an XML page included. */
export const isTextNode = (node: Node): node is Text => node.nodeType === 3 || node.nodeType === 4;

/** Whether a node is the root of a shadow tree: a fragment with a host. */
export const isShadowRoot = (node: Node): node is ShadowRoot => node.nodeType === 11 && 'host' in node;

/** Whether a node is a document. */
export const isDocument = (node: Node): node is Document => node.nodeType === 9;
