import type { ComponentType } from 'react';
import type { Act } from '#state/kernel/atoms.ts';

/** A page; `ahead` loads its data before it is rendered for the first time. */
export type PageComponent = ComponentType & { readonly ahead?: Act<[], Promise<unknown>> };

/** Every page's module, by file; loaded when first needed. */
const files = import.meta.glob<Record<string, PageComponent>>([
  '../pages/*/*Page.tsx',
  '../pages/*/dialogs/*Dialog.tsx',
]);

/** Loads a page's module by its file in src/pages: `login/LoginPage`. */
export type FetchProgram = (file: string) => Promise<Record<string, PageComponent> | undefined>;

/** Loads a page's module from the portal's own files. */
export const ownProgram: FetchProgram = async (file) => files[`../pages/${file}.tsx`]?.();

/** The component that a page's file is named after. Throws if the file can't be loaded or doesn't export it. */
export const fetchComponent = async (file: string, program: FetchProgram): Promise<PageComponent> => {
  const name = file.split('/').at(-1) ?? '';
  const component = (await program(file))?.[name];
  if (component === undefined) throw new Error(`src/pages/${file}.tsx does not export ${name}.`);
  return component;
};
