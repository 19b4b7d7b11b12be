import { linkPlaceholders, type LinkPlaceholder } from '#contract/content.ts';

const isPlaceholder = (name: string): name is LinkPlaceholder => Object.hasOwn(linkPlaceholders, name);

/** The names of all placeholders. */
export const placeholders = Object.keys(linkPlaceholders).filter(isPlaceholder);

/** The placeholder in a link's target; null if it isn't one. */
export const placeholderOf = (target: string): LinkPlaceholder | null => {
  const name = /^\{(\w+)\}$/.exec(target)?.[1] ?? '';
  return isPlaceholder(name) ? name : null;
};

/** A path of the portal: exactly one leading slash, and nothing that could name another host. */
const ownPath = /^\/(?![/\\])[^\s\\]*$/;
// No part may begin where the one before it could go on, so that a long text is read once.
const webAddress = /^(?:https?:\/\/[^\s/?#@\\]+(?:[/?#]\S*)?|mailto:[^\s@]+@\S+)$/i;

/** Whether a text is allowed as a link's target: paths of the portal, http(s), mailto and placeholders. */
export const isContentTarget = (text: string): boolean => {
  // Browsers remove control characters from an address: "java\nscript:" would become a script.
  if (/\p{Cc}/u.test(text)) return false;
  return ownPath.test(text) || placeholderOf(text) !== null || (webAddress.test(text) && URL.canParse(text));
};
