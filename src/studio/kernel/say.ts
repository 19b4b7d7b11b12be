import { useTranslation } from 'react-i18next';

/** Says a text by a name that is known only at run time; null if there is none. */
export type SayIf = (name: string, values?: Readonly<Record<string, string | number>>) => string | null;

/** {@link SayIf} in the studio's language: `studio:fields.primary`. */
export const useSayIf = (): SayIf => {
  const { i18n } = useTranslation(['studio', 'studio-findings', 'shell']);
  // Its type knows only names that are written out.
  const say = i18n.t as unknown as (name: string, values: object) => string;
  return (name, values = {}) => (i18n.exists(name) ? say(name, values) : null);
};
