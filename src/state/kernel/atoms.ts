import { atom, createStore, useAtomValue, useSetAtom } from 'jotai';
import type { Atom, Getter, PrimitiveAtom, Setter, Store, WritableAtom } from 'jotai';
import { servicesAtom, type Services } from './services.ts';
import { readStored, writeStored, type StoredEntry } from './storage-keys.ts';

export { Provider as StoreProvider } from 'jotai';
export type { Atom, Getter, PrimitiveAtom, Setter, Store } from 'jotai';

const isUpdater = <T>(update: T | ((before: T) => T)): update is (before: T) => T => typeof update === 'function';

/**
 * Whom a piece of state belongs to, and so how long it lasts:
 * - `device`: the address bar and the colour mode are never reset;
 * - `fund`: branding, terms, translation settings, language list and configurations are never reset;
 * - `flow`: a login or registration in progress, and the tab's token: until sign-out;
 * - `session`: everything else, loaded for the person who is logged in: until sign-out, or until the browser's session
 * may belong to another person.
 */
export type Group = 'device' | 'fund' | 'flow' | 'session';

/** A registered piece of state. */
export type RegisteredAtom = {
  readonly name: string;
  readonly group: Group;
  readonly atom: WritableAtom<unknown, [never], void>;
  /** Resets it to its initial value, in the browser's storage as well. */
  readonly reset: (tools: Pick<ActionTools, 'set' | 'services'>) => void;
};

/** Every piece of state by name. Only definitions; the values are in each portal's own store. */
const registry = new Map<string, RegisteredAtom>();

/**
 * Every registered piece of state.
 *
 * @internal for the test that signing out resets each of them.
 */
export const registeredAtoms = (): readonly RegisteredAtom[] => [...registry.values()];

/** Resets every piece of state of some groups. */
export const resetGroups = (tools: Pick<ActionTools, 'set' | 'services'>, ...groups: readonly Group[]): void => {
  for (const { group, reset } of registry.values()) if (groups.includes(group)) reset(tools);
};

/** A piece of state of a group, with a unique name such as `dashboard.remote`. */
export const stateAtom = <T>(group: Group, name: string, initial: T): PrimitiveAtom<T> => {
  const state = atom<T>(initial);
  state.debugLabel = name;
  registry.set(name, {
    name,
    group,
    atom: state,
    reset: ({ set }) => {
      set(state, () => initial);
    },
  });
  return state;
};

/** How a piece of state is kept in the browser's storage. */
export type Keeping<T> = {
  /** `local` outlives the tab, `session` ends with it. */
  readonly storage: 'local' | 'session';
  readonly entry: StoredEntry<T>;
  /** What to write; null removes the entry. */
  readonly format: (value: T) => string | null;
};

/** A piece of state that survives a reload; its value comes from storage until it is set. */
export const keptStateAtom = <T>(
  group: Group,
  name: string,
  initial: T,
  { storage, entry, format }: Keeping<T>,
): PrimitiveAtom<T> => {
  const own = atom<{ readonly value: T } | null>(null);
  own.debugLabel = name;
  const state = atom(
    (get): T => {
      const set = get(own);
      if (set !== null) return set.value;
      const services = get(servicesAtom);
      return services === null ? initial : (readStored(services[storage], entry) ?? initial);
    },
    (get, set, update: T | ((before: T) => T)) => {
      const value = isUpdater(update) ? update(get(state)) : update;
      set(own, { value });
      const services = get(servicesAtom);
      if (services !== null) writeStored(services[storage], entry, format(value));
    },
  );
  registry.set(name, {
    name,
    group,
    atom: own,
    reset: ({ set, services }) => {
      writeStored(services[storage], entry, null);
      set(own, null);
    },
  });
  return state;
};

/** A value computed from others. */
export const derivedAtom = <T>(read: (get: Getter) => T): Atom<T> => atom(read);

/** What an action can use. */
export type ActionTools = { readonly get: Getter; readonly set: Setter; readonly services: Services };

/** An act, to be run with `useAction`. */
export type Act<Input extends unknown[], Result> = WritableAtom<null, Input, Result>;

/**
 * An act, with or without input: reads and writes state and uses the portal's services. Run it with `useAction`, or
 * `set` it from another act. Throws outside a portal.
 */
export const actionAtom = <Input extends [] | [unknown], Result>(
  run: (tools: ActionTools, ...input: Input) => Result,
): Act<Input, Result> =>
  atom(null, (get, set, ...input: Input) => {
    const services = get(servicesAtom);
    if (services === null) throw new Error('An action ran before its portal had services.');
    return run({ get, set, services }, ...input);
  });

/** The value of a piece of state; the component renders again when it changes. */
export const useValue = <T>(state: Atom<T>): T => useAtomValue(state);

/** An act as a function of its input. */
export const useAction = <Input extends unknown[], Result>(
  action: WritableAtom<unknown, Input, Result>,
): ((...input: Input) => Result) => useSetAtom(action);

/** A portal's own store; `createPortal` puts the services into it. */
export const createPortalStore = (): Store => createStore();
