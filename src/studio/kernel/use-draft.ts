import { createContext, useContext, useMemo } from 'react';
import type { Administrator } from '#contract/studio/answers.ts';
import type { FundFiles } from '#contract/studio/files.ts';
import type { DraftedTexts } from '#preview/preview-messages.ts';
import type { FilePath } from '#tenants/finding.ts';
import { useCell, useCellPart } from './cell.ts';
import { useStudio } from './services.ts';
import type { DraftState, Editing } from './draft-state.ts';
import { draftTexts } from './draft-texts.ts';
import { valueAt } from './paths.ts';

/** The fund whose portal is dressed. */
export const FundCode = createContext('');

/** The code of the fund whose portal is dressed. */
export const useFundCode = (): string => useContext(FundCode);

/** Who is signed in. */
export const CurrentAdministrator = createContext<Administrator | null>(null);

/** Who is signed in; only below {@link CurrentAdministrator}. */
export const useAdministrator = (): Administrator => {
  const administrator = useContext(CurrentAdministrator);
  if (administrator === null) throw new Error('Nobody is signed in.');
  return administrator;
};

const loaded = (state: DraftState): Editing => {
  if (state.status !== 'ready') throw new Error('The draft is not loaded yet.');
  return state;
};

/** The draft that is being edited; only below {@link FundCode}, where it is loaded. */
export const useEditing = (): Editing => loaded(useCell(useStudio().draft.state));

/** A part of the draft that is being edited: whoever needs no more of it doesn't render for each key. */
export const useEditingPart = <P>(part: (editing: Editing) => P): P =>
  useCellPart(useStudio().draft.state, (state) => part(loaded(state)));

/** The fund's files as they are edited. */
export const useFiles = (): FundFiles => useEditingPart(({ steps }) => steps.now);

/** What is at a path of the fund's files as they are edited; undefined if there is nothing. */
export const useFileAt = (path: FilePath): unknown => useEditingPart(({ steps }) => valueAt(steps.now, path));

/** The draft's texts for previews; the same object until a text changes. */
export const useDraftTexts = ({ content, settings }: FundFiles): DraftedTexts => {
  const like = settings['contentLike'];
  return useMemo(() => draftTexts({ content, settings: { contentLike: like } }), [content, like]);
};

/** One field of the draft. */
export type Field<T> = {
  /** As written; undefined if the fund says nothing. */
  readonly value: T | undefined;
  /** Undefined gives the field back. */
  readonly set: (value: T | undefined) => void;
};

/** A field of the draft, for values of one kind: one of another kind counts as missing. */
export const useField = <T>(path: FilePath, is: (value: unknown) => value is T): Field<T> => {
  const { draft } = useStudio();
  const found = useFileAt(path);
  return {
    value: is(found) ? found : undefined,
    set: (value) => {
      draft.change(path, value);
    },
  };
};

/** Whether a field holds a text. */
export const isText = (value: unknown): value is string => typeof value === 'string';

/** Whether a field is on or off. */
export const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';

/** Whether a field holds a list. */
export const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** A field of text; an emptied one is given back. */
export const useTextField = (path: FilePath): Field<string> => {
  const { value, set } = useField(path, isText);
  return {
    value,
    set: (text) => {
      set(text === '' ? undefined : text);
    },
  };
};
