import { atom, createStore, useAtomValue, useSetAtom } from 'jotai';
import type { Atom, Getter, PrimitiveAtom, Setter, Store, WritableAtom } from 'jotai';
import { servicesAtom, type Services } from './services.ts';

export { Provider as StoreProvider } from 'jotai';
export type { Atom, Getter, PrimitiveAtom, Setter, Store } from 'jotai';

/** A piece of state that sign-out knows of. */
export type RegisteredAtom = {
  readonly name: string;
  /** Whether it survives a sign-out. */
  readonly kept: boolean;
  readonly atom: WritableAtom<unknown, [never], void>;
  readonly reset: (set: Setter) => void;
};

/** Every piece of state there is, by name: definitions alone; the values live in each portal's own store. */
const registry = new Map<string, RegisteredAtom>();

export const registeredAtoms = (): readonly RegisteredAtom[] => [...registry.values()];

const register = <T>(name: string, initial: T, kept: boolean): PrimitiveAtom<T> => {
  const state = atom<T>(initial);
  state.debugLabel = name;
  registry.set(name, {
    name,
    kept,
    atom: state,
    reset: (set) => {
      set(state, () => initial);
    },
  });
  return state;
};

/** A piece of state that goes back to its initial value when the person signs out. Names are unique: `dashboard.remote`. */
export const resettableAtom = <T>(name: string, initial: T): PrimitiveAtom<T> => register(name, initial, false);

/**
 * A piece of state that survives a sign-out: what belongs to the fund (branding, terms, translation settings,
 * language list, configurations) and what is not a person's at all (the address bar, the colour mode).
 */
export const keptAtom = <T>(name: string, initial: T): PrimitiveAtom<T> => register(name, initial, true);

/** A value computed from others. */
export const derivedAtom = <T>(read: (get: Getter) => T): Atom<T> => atom(read);

/** What an action has at hand. */
export type ActionTools = { readonly get: Getter; readonly set: Setter; readonly services: Services };

/**
 * An act, with or without input: reads and writes state and uses the portal's services. Run it with `useAction`, or `set`
 * it from another act. It throws outside a portal.
 */
export const actionAtom = <Input extends [] | [unknown], Result>(
  run: (tools: ActionTools, ...input: Input) => Result,
): WritableAtom<null, Input, Result> =>
  atom(null, (get, set, ...input: Input) => {
    const services = get(servicesAtom);
    if (services === null) throw new Error('An action ran before its portal had services.');
    return run({ get, set, services }, ...input);
  });

/** The value of a piece of state; the component renders again when it changes. */
export const useValue = <T>(state: Atom<T>): T => useAtomValue(state);

/** An act as a function of its input. */
export const useAction = <Input extends unknown[], Result>(
  action: WritableAtom<null, Input, Result>,
): ((...input: Input) => Result) => useSetAtom(action);

/** A portal's own store, with its services in it. */
export const createPortalStore = (): Store => createStore();
