import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { unreachableServices } from '#tests/support/services.ts';
import { createPortalStore, resetGroups, StoreProvider } from '#state/kernel/atoms.ts';
import { servicesAtom } from '#state/kernel/services.ts';
import { remoteData } from './resource.ts';
import { roundAtom } from './round.ts';
import { useRemote } from './use-remote.ts';

const open = (Page: () => ReactNode) => {
  const store = createPortalStore();
  const services = unreachableServices();
  store.set(servicesAtom, services);
  const show = () =>
    render(
      <StoreProvider store={store}>
        <Page />
      </StoreProvider>,
    );
  return { store, services, show };
};

it('a page that is still shown when another tab has logged in loads its data again', async () => {
  let loads = 0;
  const visits = remoteData('test.visits', () => {
    loads += 1;
    return Promise.resolve({ data: `answer ${loads}` });
  });
  const request = {};
  const Page = () => <p>{String(useRemote(visits, request).data)}</p>;
  const { store, services, show } = open(Page);
  show();
  await screen.findByText('answer 1');
  act(() => {
    resetGroups({ set: store.set, services }, 'session');
  });
  await screen.findByText('answer 2');
  expect(loads).toBe(2);
});

it('a page asks again when everything is asked for again, and shows what it has until the answer', async () => {
  let answers = 0;
  const late = Promise.withResolvers<{ data: string }>();
  const visits = remoteData('test.rounds', () => {
    answers += 1;
    return answers === 1 ? Promise.resolve({ data: 'answer 1' }) : late.promise;
  });
  const Page = () => <p>{String(useRemote(visits, {}).data)}</p>;
  const { store, show } = open(Page);
  show();
  await screen.findByText('answer 1');
  act(() => store.set(roundAtom, 1));
  expect(answers).toBe(2);
  screen.getByText('answer 1');
  late.resolve({ data: 'answer 2' });
  await screen.findByText('answer 2');
  expect(answers).toBe(2);
});

it('a page that is opened again after a failure never begins with it', async () => {
  const visits = remoteData('test.failures', () => Promise.resolve(null));
  const shown: boolean[] = [];
  const Page = () => {
    const { failed } = useRemote(visits, {});
    shown.push(failed);
    return <p>{failed ? 'failed' : 'loading'}</p>;
  };
  const { show } = open(Page);
  const first = show();
  await screen.findByText('failed');
  first.unmount();
  shown.length = 0;
  show();
  // Before React has painted anything, too.
  expect(shown).not.toContain(true);
  await screen.findByText('failed');
});
