import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { unreachableServices } from '#tests/support/services.ts';
import { createPortalStore, resetGroups, StoreProvider } from '#state/kernel/atoms.ts';
import { servicesAtom } from '#state/kernel/services.ts';
import { remoteData } from './resource.ts';
import { useRemote } from './use-remote.ts';

it('a page that is still shown when another tab has logged in loads its data again', async () => {
  let loads = 0;
  const visits = remoteData('test.visits', () => {
    loads += 1;
    return Promise.resolve({ data: `answer ${loads}` });
  });
  const request = {};
  const Page = () => <p>{String(useRemote(visits, request).data)}</p>;
  const store = createPortalStore();
  const services = unreachableServices();
  store.set(servicesAtom, services);
  render(
    <StoreProvider store={store}>
      <Page />
    </StoreProvider>,
  );
  await screen.findByText('answer 1');
  act(() => {
    resetGroups({ set: store.set, services }, 'session');
  });
  await screen.findByText('answer 2');
  expect(loads).toBe(2);
});
