import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Fetch } from '#api/fetch-adapter.ts';
import { changeLanguageAction } from '#state/session/language.ts';
import { arrivedAt, dialog, dialogGone, fill, profileThere, setUpProfile, words } from '../support/profile.ts';

const question = async () => within(await screen.findByRole('alertdialog', { name: words.leave.title }));

const typeAddress = async (through?: (world: Awaited<ReturnType<typeof setUpProfile>>) => Fetch) => {
  const world = await setUpProfile();
  const opened = await world.open('profile', through === undefined ? {} : { through: through(world) });
  await profileThere();
  await opened.user.click(screen.getByRole('link', { name: words.address.edit }));
  const form = await dialog(words.addressForm.title);
  await fill(opened, form, words.addressForm.addressRow1, 'Seeweg 9');
  return { world, opened, form };
};

type Typed = Awaited<ReturnType<typeof typeAddress>>;

const ways: readonly (readonly [string, (typed: Typed) => Promise<void>, (typed: Typed) => Promise<void>])[] = [
  [
    'cancel',
    ({ opened, form }) => opened.user.click(form.getByRole('button', { name: words.dialog.cancel })),
    toProfile,
  ],
  [
    'the cross',
    ({ opened, form }) => opened.user.click(form.getByRole('button', { name: words.dialog.close })),
    toProfile,
  ],
  ['Escape', ({ opened }) => opened.user.keyboard('{Escape}'), toProfile],
  [
    'Back',
    async ({ opened }) => {
      await act(async () => {
        opened.portal.router.go(-1);
        await Promise.resolve();
      });
    },
    toProfile,
  ],
  [
    'a link of the shell',
    async ({ opened, world }) => {
      await act(async () => {
        opened.portal.router.navigate(world.at('dashboard'));
        await Promise.resolve();
      });
    },
    ({ opened, world }) => arrivedAt(opened, world.at('dashboard')),
  ],
];

async function toProfile({ opened, world }: Typed): Promise<void> {
  await arrivedAt(opened, world.at('profile'));
  await dialogGone();
}

describe.each(ways)('A member who leaves a typed address by %s', (_, leave, arrived) => {
  it('is asked, may stay with all they typed, and may leave', async () => {
    const typed = await typeAddress();
    const { opened, form, world } = typed;
    await leave(typed);
    await opened.user.click((await question()).getByRole('button', { name: words.leave.stay }));
    await waitFor(() => {
      expect(screen.queryByRole('alertdialog')).toBeNull();
    });
    expect(opened.portal.router.address()).toBe(world.at('profile-address'));
    expect(form.getByLabelText(words.addressForm.addressRow1)).toHaveProperty('value', 'Seeweg 9');
    await leave(typed);
    await opened.user.click((await question()).getByRole('button', { name: words.leave.leave }));
    await arrived(typed);
  });
});

/** Whether the document would unload without a question. */
const goes = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('What is typed', () => {
  it('typed input is guarded against a change of language', async () => {
    const { opened } = await typeAddress();
    await act(async () => {
      await opened.portal.store.set(changeLanguageAction, 'fr-FR');
    });
    await question();
  });

  it('typed input is still guarded if the language does not change after all', async () => {
    const { opened, form } = await typeAddress(({ fetch }) => (input, init) => {
      const isChange = new Request(input, init).url.includes('changemylanguage');
      return isChange ? Promise.resolve(Response.json({ errors: [] }, { status: 400 })) : fetch(input, init);
    });
    const change = () =>
      act(async () => {
        await opened.portal.store.set(changeLanguageAction, 'fr-FR');
      });
    await change();
    await opened.user.click((await question()).getByRole('button', { name: words.leave.leave }));
    await waitFor(() => {
      expect(goes()).toBe(false);
      expect(screen.queryByRole('alertdialog')).toBeNull();
    });
    expect(form.getByLabelText(words.addressForm.addressRow1)).toHaveProperty('value', 'Seeweg 9');
    await opened.user.keyboard('{Escape}');
    await question();
  });

  it('typed input is still guarded if the navigation ends at the same dialog', async () => {
    const { opened, world } = await typeAddress();
    const elsewhere = `${world.at('profile-address')}?seite=2`;
    act(() => {
      opened.portal.router.navigate(elsewhere);
    });
    await opened.user.click((await question()).getByRole('button', { name: words.leave.leave }));
    await waitFor(() => {
      expect(opened.portal.router.address()).toBe(elsewhere);
    });
    await waitFor(() => {
      expect(goes()).toBe(false);
    });
  });

  it('typed input makes the browser ask before the page is closed, until it is saved', async () => {
    const { opened, form } = await typeAddress();
    expect(goes()).toBe(false);
    await opened.user.click(form.getByRole('button', { name: words.dialog.save }));
    await dialogGone();
    expect(goes()).toBe(true);
  });
});

describe('A member who has typed nothing', () => {
  it('leaves a dialog without being asked, back to where they came from', async () => {
    const world = await setUpProfile();
    const opened = await world.open('profile');
    await profileThere();
    const opener = screen.getByRole('link', { name: words.address.edit });
    await opened.user.click(opener);
    await dialog(words.addressForm.title);
    await opened.user.keyboard('{Escape}');
    await arrivedAt(opened, world.at('profile'));
    await dialogGone();
    expect(document.activeElement).toBe(opener);
  });

  it('who opened a dialog by its address finds the profile behind it', async () => {
    const world = await setUpProfile();
    const opened = await world.open('profile-address');
    const form = await dialog(words.addressForm.title);
    await profileThere();
    await opened.user.click(form.getByRole('button', { name: words.dialog.cancel }));
    await arrivedAt(opened, world.at('profile'));
    await dialogGone();
  });
});
