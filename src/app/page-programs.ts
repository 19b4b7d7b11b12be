import type { ComponentType } from 'react';

/** Every page's program, by file; fetched when first needed. */
const files = import.meta.glob<Record<string, ComponentType>>([
  '../pages/*/*Page.tsx',
  '../pages/*/dialogs/*Dialog.tsx',
]);

/** Fetches a page's program by its file below src/pages: `login/LoginPage`. */
export type FetchProgram = (file: string) => Promise<Record<string, ComponentType> | undefined>;

/** A page's program from the portal's own files. */
export const ownProgram: FetchProgram = async (file) => files[`../pages/${file}.tsx`]?.();

/** The component that a page's file is named after. Throws where the file cannot be fetched or does not export it. */
export const fetchComponent = async (file: string, program: FetchProgram): Promise<ComponentType> => {
  const name = file.split('/').at(-1) ?? '';
  const component = (await program(file))?.[name];
  if (component === undefined) throw new Error(`src/pages/${file}.tsx does not export ${name}.`);
  return component;
};
