import type { ComponentType, ReactNode } from 'react';
import type { Texts } from '#i18n/texts.ts';
import type { PageEntry } from './page-table.ts';

/** What a page is given: the dialog that the address asks for over it. */
export type PageProps = { children?: ReactNode };

/** Every page's program, by file; fetched when first needed. */
const files = import.meta.glob<Record<string, ComponentType<PageProps>>>([
  '../pages/*/*Page.tsx',
  '../pages/*/dialogs/*Dialog.tsx',
]);

/** Fetches a page's program by its file below src/pages: `login/LoginPage`. */
export type FetchProgram = (page: string) => Promise<Record<string, ComponentType<PageProps>> | undefined>;

/** A page's program from the portal's own files. */
export const ownProgram: FetchProgram = async (page) => files[`../pages/${page}.tsx`]?.();

export type PageLoader = {
  /** Fetches a page's program and texts; resolves when it can be shown at once in the language the texts speak. */
  readonly load: (entry: PageEntry) => Promise<void>;
  /** Fetches the programs of a page and of its dialog alone. */
  readonly fetch: (entry: PageEntry) => Promise<void>;
  /** A loaded page's component, or null. */
  readonly component: (entry: PageEntry) => ComponentType<PageProps> | null;
  /** The component of the dialog over it, or null. */
  readonly dialog: (entry: PageEntry) => ComponentType<PageProps> | null;
};

/** Makes a portal's page loader: what is loaded once is shown without waiting ever after. */
export const createPageLoader = (texts: Texts, program: FetchProgram = ownProgram): PageLoader => {
  const loaded = new Map<string, ComponentType<PageProps>>();
  const fetchFile = async (file: string): Promise<void> => {
    if (loaded.has(file)) return;
    const name = file.split('/').at(-1) ?? '';
    const component = (await program(file))?.[name];
    if (component === undefined) throw new Error(`src/pages/${file}.tsx does not export ${name}.`);
    loaded.set(file, component);
  };
  const fetchPage = async ({ page, dialog }: PageEntry): Promise<void> => {
    await Promise.all([fetchFile(page), dialog === undefined ? null : fetchFile(dialog)]);
  };
  return {
    fetch: fetchPage,
    load: async (entry) => {
      await Promise.all([fetchPage(entry), texts.loadNamespaces([...entry.namespaces])]);
      const missing = () => entry.namespaces.filter((namespace) => !texts.hasResourceBundle(texts.language, namespace));
      // A language that changed meanwhile has left them out.
      if (missing().length > 0) await texts.reloadResources([texts.language], missing());
      const [lost] = missing();
      if (lost !== undefined) throw new Error(`The texts "${lost}" could not be fetched.`);
    },
    component: ({ page }) => loaded.get(page) ?? null,
    dialog: ({ dialog }) => (dialog === undefined ? null : (loaded.get(dialog) ?? null)),
  };
};
