import type { MemberRecord } from '#pension/member-record.ts';
import * as z from 'zod/mini';
import { defaultLocale, isLocale, languageName, locales, localeSchema, type Locale } from '#kernel/locale.ts';
import { readBrand } from '#theme/brand.ts';
import { fundMarks, globalSettingsOf, tenants } from './funds.ts';
import { widths } from './widths.ts';

/** Shows a story in every fund, or in every language, side by side. */
const all = 'all';

/** Shows a fund as members first see it: light or dark, as its brand says. */
const asTheFund = 'fund';

/** Makes a wall's windows as wide as the viewport. */
const asTheViewport = 'viewport';

/** Shows the fund's first member who can log in. */
export const anybody = 'anybody';

/** The members of a fund who can log in, the ordinary ones first. */
export const activeMembers = (code: string) =>
  tenants.find((tenant) => tenant.code === code)?.members.filter((member) => member.state === 'active') ?? [];

/** Maximum number of characters of a fund's name in the toolbar, which would else have no place for anything beside it. */
const longestInToolbar = 28;

/** A fund in the toolbar's list: its name, and what sets it apart. */
const fundTitle = (code: string, name: string): string => {
  const mark = fundMarks.get(code);
  const short = name.length > longestInToolbar ? `${name.slice(0, longestInToolbar - 1).trimEnd()}…` : name;
  return mark === undefined ? short : `${short} · ${mark}`;
};

const persons = tenants.flatMap((tenant) =>
  activeMembers(tenant.code).map((member) => ({
    value: member.id,
    title: `${member.firstname} ${member.lastname} · ${fundTitle(tenant.code, tenant.settings.displayName)}`,
  })),
);

/** The toolbar's axes. Funds and persons come from the folders in `tenants/`. */
export const globalTypes = {
  fund: {
    description: 'The fund whose portal it is',
    toolbar: {
      title: 'Fund',
      icon: 'paintbrush' as const,
      dynamicTitle: true,
      items: [
        { value: all, title: 'All funds' },
        ...tenants.map((tenant) => ({
          value: tenant.code,
          title: fundTitle(tenant.code, tenant.settings.displayName),
        })),
      ],
    },
  },
  language: {
    description: 'The language of the portal',
    toolbar: {
      title: 'Language',
      icon: 'globe' as const,
      dynamicTitle: true,
      items: [
        { value: all, title: 'All languages' },
        ...locales.map((locale) => ({ value: locale, title: `${languageName(locale)} · ${locale}` })),
      ],
    },
  },
  wall: {
    description: 'The width of each window in a storyboard, or in a wall of all funds or languages',
    toolbar: {
      title: 'Walls',
      icon: 'grid' as const,
      dynamicTitle: true,
      items: [
        { value: asTheViewport, title: 'Walls: viewport' },
        ...Object.entries(widths).map(([value, { name }]) => ({ value, title: `Walls: ${name}` })),
      ],
    },
  },
  mode: {
    description: 'Light or dark; a fund begins in one of them',
    toolbar: {
      title: 'Mode',
      icon: 'mirror' as const,
      dynamicTitle: true,
      items: [
        { value: asTheFund, title: 'Mode: fund’s' },
        { value: 'light', title: 'Light' },
        { value: 'dark', title: 'Dark' },
      ],
    },
  },
  person: {
    description: 'The member whose portal it is; other funds show their first member',
    toolbar: {
      title: 'Person',
      icon: 'user' as const,
      dynamicTitle: true,
      items: [{ value: anybody, title: 'First member' }, ...persons],
    },
  },
};

const choiceSchema = z.object({
  fund: z.string(),
  language: localeSchema,
  mode: z.enum([asTheFund, 'light', 'dark']),
  person: z.string(),
});

/** What the toolbar, or the address, says. */
export type Choice = z.infer<typeof choiceSchema>;

/** A story's fund, language, mode and person. */
export type Axes = Omit<Choice, 'mode'> & { readonly mode: 'light' | 'dark' };

/** The first fund other than the fallback. */
const firstFund = tenants.find((tenant) => tenant.code !== 'default')?.code ?? tenants[0]?.code ?? 'default';

export const initialGlobals: Choice & { readonly wall: string } = {
  fund: firstFund,
  language: defaultLocale,
  mode: asTheFund,
  person: anybody,
  wall: asTheViewport,
};

/** Reads Storybook's globals, which its address contains; an invalid or unknown one is the initial one. */
export const readChoice = (globals: Readonly<Record<string, unknown>>): Choice => {
  const wanted = { ...initialGlobals, ...globals };
  const parsed = z.safeParse(choiceSchema, {
    ...wanted,
    fund: tenants.some(({ code }) => code === wanted.fund) ? wanted.fund : firstFund,
    language: isLocale(wanted.language) ? wanted.language : defaultLocale,
  });
  return parsed.success ? parsed.data : initialGlobals;
};

/**
 * The modes in which members first see the funds. What follows the device is light, so that a link shows everybody the
 * same.
 */
const firstModes: ReadonlyMap<string, Axes['mode']> = new Map(
  tenants.map((tenant) => [
    tenant.code,
    readBrand(globalSettingsOf(tenant)).brand.mode === 'dark' ? ('dark' as const) : ('light' as const),
  ]),
);

/** What a choice shows. */
export const axesOf = (choice: Choice): Axes => ({
  ...choice,
  mode: choice.mode === asTheFund ? (firstModes.get(choice.fund) ?? 'light') : choice.mode,
});

/** Reads what is shown from Storybook's globals. */
export const readAxes = (globals: Readonly<Record<string, unknown>>): Axes => axesOf(readChoice(globals));

/** One frame of a wall: its name, and what its story is shown in. */
export type WallPlace = { readonly name: string; readonly choice: Choice };

/** The language in which a wall of all funds shows one of them: that of the toolbar, else the fund's own first. */
const spokenBy = ({ settings: { languages } }: (typeof tenants)[number], wanted: Locale): Locale =>
  languages === undefined || languages.includes(wanted) ? wanted : (languages[0] ?? wanted);

/**
 * The frames of a wall: one for each fund, for each language, or for both; null if the toolbar asks for a single fund and
 * language.
 */
export const wallOf = (globals: Readonly<Record<string, unknown>>): readonly WallPlace[] | null => {
  const everyFund = globals['fund'] === all;
  const everyLanguage = globals['language'] === all;
  if (!everyFund && !everyLanguage) return null;
  const choice = readChoice(globals);
  return tenants
    .filter(({ code }) => everyFund || code === choice.fund)
    .flatMap((tenant) =>
      (everyLanguage ? locales : [spokenBy(tenant, choice.language)]).map((language) => ({
        name: [
          everyFund ? tenant.settings.displayName : '',
          everyLanguage || language !== choice.language ? languageName(language) : '',
        ]
          .filter((part) => part !== '')
          .join(' · '),
        choice: { ...choice, fund: tenant.code, language },
      })),
    );
};

/** A width in CSS pixels, for a story of what changes there. */
export const exactly = (width: number) => ({
  name: `Exactly ${width}`,
  styles: { width: `${width}px`, height: '800px' },
});

/** The person whose portal a story shows; null in a fund without members. */
export type Person = MemberRecord | null;
