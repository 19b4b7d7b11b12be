import type { ArgTypesEnhancer, SBType, StrictInputType } from 'storybook/internal/types';

const link = /\{@link\s+([^}|]+?)\s*(?:\|[^}]*)?\}/;

/**
 * A docstring without its marks for editors: `{@link Name}` is the name, and `({@link Name})`, which only leads on, is
 * nothing.
 */
export const plainText = (docstring: string): string =>
  docstring.replaceAll(new RegExp(`\\s*\\(${link.source}\\)`, 'g'), '').replaceAll(new RegExp(link.source, 'g'), '$1');

/** Props that say nothing about how a component looks or what it says. */
const isForProgrammers = (name: string): boolean =>
  /^(?:id|ref|key|sx|slots|slotProps|className|component)$|Sx$|Ref$/.test(name);

/** What a type is called by people who don't program. */
const plainNames: Readonly<Record<string, string>> = {
  ReactNode: 'text or elements',
  ReactElement: 'an element',
  string: 'text',
  number: 'number',
  boolean: 'yes or no',
  object: 'several values',
  IsoDate: 'a day',
  Locale: 'a language',
  IconName: 'an icon of Foundations/Icons',
  'keyof typeof outlines': 'an icon of Foundations/Icons',
};

const isNothing = (type: SBType | null): boolean =>
  type !== null && 'value' in type && typeof type.value === 'string' && /^(?:undefined|null)$/.test(type.value);

const literalOf = (type: SBType | null): string | null =>
  type !== null && 'value' in type && typeof type.value === 'string'
    ? (/^'(.*)'$/.exec(type.value)?.[1] ?? null)
    : null;

/** A type that is written as names and quoted words, in plain words; null if one of them has no plain name. */
const plainRaw = (raw: string): string | null => {
  const parts = raw.split('|').map((part) => part.trim());
  const names = parts
    .filter((part) => !/^(?:undefined|null|)$/.test(part))
    .map((part) => /^'(.*)'$/.exec(part)?.[1] ?? plainNames[part] ?? null);
  return names.length === 0 || names.includes(null) ? null : [...new Set(names)].join(', ');
};

/** A type in plain words; null if it is one that only programmers understand. */
const plainType = (type: SBType | null | undefined, summary: string | undefined): string | null => {
  if (type === undefined || type === null) return null;
  const written = type.raw === undefined ? null : plainRaw(type.raw);
  if (written !== null) return written;
  if (type.name === 'union' || type.name === 'enum') {
    const parts = type.value.filter((part) => typeof part !== 'object' || !isNothing(part));
    const names = parts.map((part) =>
      typeof part === 'object' ? (literalOf(part) ?? plainType(part, undefined)) : String(part),
    );
    return names.includes(null) ? null : [...new Set(names)].join(', ');
  }
  const name = 'value' in type && typeof type.value === 'string' ? type.value : type.name;
  return plainNames[name] ?? plainNames[summary ?? ''] ?? null;
};

/** What designers can set in a form: a text, a number, a yes or no, one of a few. */
const isSettable = (type: SBType | undefined): boolean => {
  if (type === undefined) return false;
  if (type.name === 'union') {
    const parts = type.value.filter((part) => !isNothing(part));
    return parts.length > 0 && parts.every((part) => literalOf(part) !== null);
  }
  return ['string', 'number', 'boolean', 'enum'].includes(type.name);
};

const forDesigners = (name: string, row: StrictInputType): StrictInputType => {
  const { type, table } = row;
  const isHidden = isForProgrammers(name) || type?.name === 'function' || /^on[A-Z]/.test(name);
  const { type: _, ...otherColumns } = table ?? {};
  const plain = plainType(type, table?.type?.summary);
  return {
    ...row,
    ...(row.description !== undefined && { description: plainText(row.description) }),
    ...(!isSettable(type) && row.control === undefined && { control: false as const }),
    table: { ...otherColumns, ...(isHidden && { disable: true }), ...(plain !== null && { type: { summary: plain } }) },
  };
};

/**
 * Props as a designer reads them: what a component says and how it looks, in plain words. What is done on an event and how it
 * is wired stays in the code.
 */
export const propsForDesigners: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(Object.entries(argTypes).map(([name, row]) => [name, forDesigners(name, row)]));
