import type { ComponentType } from 'react';
import type { Texts } from '#i18n/texts.ts';
import type { PageEntry } from './page-table.ts';

/** Every page's program, by file; fetched when first needed. */
const files = import.meta.glob<Record<string, ComponentType>>('../pages/*/*Page.tsx');

/** Fetches a page's program by its file below src/pages: `login/LoginPage`. */
export type FetchProgram = (page: string) => Promise<Record<string, ComponentType> | undefined>;

/** A page's program from the portal's own files. */
export const ownProgram: FetchProgram = async (page) => files[`../pages/${page}.tsx`]?.();

export type PageLoader = {
  /** Fetches a page's program and texts; resolves when it can be shown at once in the language the texts speak. */
  readonly load: (entry: PageEntry) => Promise<void>;
  /** Fetches a page's program alone. */
  readonly fetch: (entry: PageEntry) => Promise<void>;
  /** A loaded page's component, or null. */
  readonly component: (entry: PageEntry) => ComponentType | null;
};

/** Makes a portal's page loader: what is loaded once is shown without waiting ever after. */
export const createPageLoader = (texts: Texts, program: FetchProgram = ownProgram): PageLoader => {
  const loaded = new Map<string, ComponentType>();
  const fetchPage = async ({ page }: PageEntry): Promise<void> => {
    if (loaded.has(page)) return;
    const name = page.split('/').at(-1) ?? '';
    const component = (await program(page))?.[name];
    if (component === undefined) throw new Error(`src/pages/${page}.tsx does not export ${name}.`);
    loaded.set(page, component);
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
  };
};
