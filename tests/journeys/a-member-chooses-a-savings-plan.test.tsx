import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import words from '#words/de-CH/additional-savings.json';
import calculation from '#words/de-CH/calculation.json';
import shell from '#words/de-CH/shell.json';
import simulation from '#words/de-CH/simulation.json';
import { openMuster } from '../support/open-muster.ts';
import { anna, arrivedAt, logIn, setUpProfile } from '../support/profile.ts';
import { asksHow } from '../support/words.ts';
import { inTurn, ok, offline, raw, refused, type Script } from '../support/scripted-provider.ts';

const day = 24 * 3600 * 1000;
const dialog = async () => within(await screen.findByRole('dialog'));
const chosenPlan = (form: Awaited<ReturnType<typeof dialog>>) =>
  form.getAllByRole<HTMLInputElement>('radio').find(({ checked }) => checked)?.value;

const plan = (percent: number, own: object = {}) => ({
  id: `0${percent}`,
  title: `Sparen +${percent}`,
  subTitle: null,
  status: percent === 0 ? 'Aktuell' : 'Ab 01.01.2028',
  startDate: percent === 0 ? null : '2028-01-01',
  value: 300 + percent * 50,
  isDisabled: false,
  isActualPlan: percent === 0,
  ...own,
});
const plans = [plan(0), plan(1), plan(2, { isDisabled: true, reason: 'Diesen Sparplan haben Sie bereits gewählt.' })];
const pageOf = (options: object[]) => ({ additionalSavings: ok({ selectedPlan: '00', options }) });
const confirmation = {
  subTitle: 'Sie wählen «{0}»',
  text: '«{0}» gilt ab dem {1}.',
  plan: { title: 'Sparen +1', startDate: '2028-01-01', value: 350 },
};

const open = (script: Script = {}, page = 'planwahl/anpassen') =>
  openMuster(`de-CH/${page}`, {
    additionalSavings: ok({ selectedPlan: '00', options: plans }),
    savingsPlans: ok({ options: plans }),
    planConfirmation: ok(confirmation),
    ...script,
  });

describe('The choice of a savings plan', () => {
  it('leads from the overview to a confirmed plan, which starts by the 31 October rule and shows as chosen', async () => {
    const world = await setUpProfile();
    const opened = await world.open('additional-savings');
    const { user } = opened;
    await user.click(await screen.findByRole('link', { name: words.plan.change }));
    let form = await dialog();
    await form.findAllByRole('radio');
    expect(chosenPlan(form)).toBe('01');
    await user.click(form.getByRole('radio', { name: /\+2/ }));
    await user.click(form.getByRole('button', { name: words.customize.next }));
    await screen.findByText(/gilt ab dem 01\.01\.2027/);
    await user.click(screen.getByRole('button', { name: words.confirmation.finish }));
    await screen.findByText(/Ab dem 01\.01\.2027 gilt/);
    expect(screen.getByRole('link', { name: words.apply.download }).getAttribute('href')).toContain(
      'documents/download',
    );
    const result = await dialog();
    await result.findByText('Bis 31.10.2026 können Sie diese Wahl noch ändern.');
    result.getByText(/^CHF.[\d’.]+ mehr im Monat als «Basissparen.*», dafür CHF.[\d’]+ mehr Rente im Monat\.$/);
    await arrivedAt(opened, world.at('additional-savings-apply'));
    await user.click(screen.getAllByRole('button', { name: words.apply.close }).at(-1) ?? document.body);
    await screen.findByText('Gewählt ab 01.01.2027');
    screen.getByText(/änderbar bis 31\.10\.2026/);
    // Each amount says its period.
    const plans = within(screen.getByRole('region', { name: words.plans.title }));
    expect(plans.getAllByText(/^CHF.[\d’]+ im Monat$/)).not.toEqual([]);
    expect(plans.getAllByText(/^CHF.[\d’]+\.\d\d im Monat$/)).not.toEqual([]);

    opened.close();

    // The morning of 1 November.
    world.clock.pass(236 * day);
    const through = world.provider.browserFetch();
    await logIn(world.provider, through, anna);
    const later = await world.open('additional-savings-customize', { through });
    form = await dialog();
    await later.user.click(await form.findByRole('radio', { name: /^Basissparen(?!\s\+)/ }));
    await later.user.click(form.getByRole('button', { name: words.customize.next }));
    await screen.findByText(/gilt ab dem 01\.01\.2028/);
  });

  it('compares all plans right after the one in force, before anything can be tried out', async () => {
    const world = await setUpProfile();
    await world.open('additional-savings');
    const simulator = await screen.findByRole('region', { name: simulation.savings.title });
    const all = screen.getByRole('region', { name: words.plans.title });
    const own = screen.getByRole('region', { name: words.plan.label });
    expect(own.compareDocumentPosition(all)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(all.compareDocumentPosition(simulator)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('says how the contribution and the pension of each plan are calculated, and what the ring shows', async () => {
    const world = await setUpProfile();
    const { user } = await world.open('additional-savings');
    const own = within(await screen.findByRole('region', { name: words.plan.label }));
    const all = within(await screen.findByRole('region', { name: words.plans.title }));
    const { figures } = calculation;
    for (const [button, figure] of [
      [own.getByRole('button', { name: asksHow() }), figures.savingsContributions],
      ...all
        .getAllByRole('button', { name: new RegExp(`, ${words.plans.contribution}: `) })
        .map((each) => [each, figures.planContribution] as const),
      ...all
        .getAllByRole('button', { name: new RegExp(`, ${words.plans.pension}: `) })
        .map((each) => [each, figures.pension] as const),
    ] as const) {
      await user.click(button);
      const panel = within(await screen.findByRole('dialog', { name: new RegExp(`${figure}$`) }));
      await user.click(panel.getAllByRole('button', { name: 'Schliessen' })[0] ?? document.body);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
  });

  it('says of which day the figures are, once in each dialog', async () => {
    const world = await setUpProfile();
    const { user } = await world.open('additional-savings-customize');
    const told = shell.processingDate.replace('{{date}}', '10.03.2026');
    const form = await dialog();
    await form.findByText(told);
    await user.click(form.getByRole('radio', { name: /\+2/ }));
    await user.click(form.getByRole('button', { name: words.customize.next }));
    await screen.findByRole('button', { name: words.confirmation.finish });
    await waitFor(() => expect(within(screen.getByRole('dialog')).getAllByText(told)).toHaveLength(1));
  });

  it('says no day where the provider names none', async () => {
    await open();
    const form = await dialog();
    await form.findAllByRole('radio');
    expect(form.queryByText(new RegExp(shell.processingDate.split('{{')[0] ?? '-'))).toBeNull();
  });

  it('preselects the plan in force, which isn’t enough to go on, and says why another can’t be chosen', async () => {
    const { user } = await open();
    const form = await dialog();
    const disabled = await form.findByRole('radio', { name: /bereits gewählt/ });
    expect(disabled.hasAttribute('disabled')).toBe(true);
    expect(chosenPlan(form)).toBe('00');
    const next = form.getByRole('button', { name: words.customize.next });
    expect(next.hasAttribute('disabled')).toBe(true);
    form.getByText(words.customize.same);
    await user.click(form.getByRole('radio', { name: /Sparen \+1/ }));
    expect(next.hasAttribute('disabled')).toBe(false);
  });

  it('takes a choice that has not started yet back only if asked, and says what applies from when', async () => {
    const chosen = [
      plan(0, { startDate: '2028-01-01' }),
      plan(1),
      plan(2, {
        isDisabled: true,
        chosenFrom: '2028-01-01',
        changeableUntil: '2027-10-31',
        reason: 'Diesen Sparplan haben Sie bereits gewählt.',
      }),
    ];
    const { user } = await open({
      savingsPlans: ok({ options: chosen }),
      planConfirmation: ok({ ...confirmation, plan: { title: 'Sparen +0', startDate: '2028-01-01', value: 300 } }),
    });
    const form = await dialog();
    await form.findByText('Ab 01.01.2028 gilt «Sparen +2».');
    form.getByText('Bis 31.10.2027 können Sie diese Wahl noch ändern.');
    form.getByText('Was Sie jetzt wählen, gilt ab 01.01.2028 und ersetzt diese Wahl.');
    expect(chosenPlan(form)).toBe('00');
    expect(form.getByRole('button', { name: words.customize.next }).hasAttribute('disabled')).toBe(true);
    await user.click(form.getByRole('button', { name: words.pending.withdraw }));
    await screen.findByText('Damit entfällt Ihre Wahl «Sparen +2», die ab 01.01.2028 gegolten hätte.');
  });

  it('reads on the page until when the choice can be changed, and finds the way to change it', async () => {
    const chosen = [
      plan(0, { startDate: '2028-01-01' }),
      plan(1),
      plan(2, {
        isDisabled: true,
        chosenFrom: '2028-01-01',
        changeableUntil: '2027-10-31',
        reason: 'Diesen Sparplan haben Sie bereits gewählt.',
      }),
    ];
    await open({ additionalSavings: ok({ selectedPlan: '00', options: chosen }) }, 'planwahl');
    await screen.findByText('«Sparen +2» gewählt ab 01.01.2028, änderbar bis 31.10.2027.');
    expect(screen.getByRole('link', { name: words.plan.changeChoice })).toBeTruthy();
  });

  it('reads each choice that has not started yet, and until when the last one can be changed', async () => {
    const chosen = [
      plan(0),
      plan(1, { isDisabled: true, chosenFrom: '2028-01-01', changeableUntil: '2027-10-31' }),
      plan(2, { isDisabled: true, chosenFrom: '2027-01-01' }),
    ].map((each, index) => (index === 0 ? { ...each, startDate: '2028-01-01' } : each));
    await open({ additionalSavings: ok({ selectedPlan: '00', options: chosen }) }, 'planwahl');
    await screen.findByText('«Sparen +2» gewählt ab 01.01.2027.');
    screen.getByText('«Sparen +1» gewählt ab 01.01.2028, änderbar bis 31.10.2027.');
  });

  it('reads pensions in whole francs, of which the difference can be recounted', async () => {
    const [own, other] = [plan(0, { pensionPerMonth: 4483.6 }), plan(1, { pensionPerMonth: 4591.2 })];
    await open(pageOf([own, other]), 'planwahl');
    await screen.findByText(/^CHF.4’484 im Monat$/);
    screen.getByText(/^CHF.4’591 im Monat$/);
    screen.getByText(/^CHF.107 mehr als heute$/);
  });

  it('reads below the pensions of each step that they are estimates', async () => {
    const world = await setUpProfile();
    const { user } = await world.open('additional-savings-customize');
    const form = await dialog();
    await user.click(await form.findByRole('radio', { name: /\+2/ }));
    form.getByText(words.plans.note);
    await user.click(form.getByRole('button', { name: words.customize.next }));
    const confirmed = within(await screen.findByRole('dialog', { name: words.confirmation.title }));
    await confirmed.findByText(words.plans.note);
  });

  it('finds no comparison where no plan can be chosen', async () => {
    const reason = 'Ihre Versicherung endet, bevor eine neue Wahl gelten würde.';
    const closed = [0, 1].map((percent) => plan(percent, { isDisabled: true, startDate: null, status: null, reason }));
    await open(
      {
        additionalSavings: raw({
          selectedPlan: '00',
          additionalSavingsBox: { link: 'additionalsavingssimulation' },
          options: closed.map(({ isDisabled, ...own }) => ({ ...own, disable: isDisabled })),
        }),
      },
      'planwahl',
    );
    await screen.findByText(reason);
    expect(screen.queryByRole('button', { name: words.plan.simulate })).toBeNull();
    expect(screen.queryByRole('link', { name: words.plan.change })).toBeNull();
  });

  it('stays on the confirmation, which can’t be finished, if the provider flags it as an error', async () => {
    const { user, portal } = await open({
      applyPlan: ok({
        subTitle: 'Nicht gespeichert',
        text: 'Dieser Plan ist geschlossen.',
        pdfDownloadLink: null,
        isError: true,
      }),
    });
    await user.click(await screen.findByRole('radio', { name: /Sparen \+1/ }));
    await user.click(screen.getByRole('button', { name: words.customize.next }));
    await screen.findByText('«Sparen +1» gilt ab dem 01.01.2028.');
    const finish = screen.getByRole('button', { name: words.confirmation.finish });
    await user.click(finish);
    const alert = await screen.findByRole('alert');
    within(alert).getByText('Dieser Plan ist geschlossen.');
    expect(finish.hasAttribute('disabled')).toBe(true);
    expect(portal.router.address()).toContain('/planwahl/bestaetigung');
  });

  it('keeps the pick while the provider is out of reach, and may be finished later', async () => {
    const { user } = await open({
      applyPlan: inTurn(offline, ok({ subTitle: 'Gespeichert', text: null, pdfDownloadLink: null, isError: false })),
    });
    await user.click(await screen.findByRole('radio', { name: /Sparen \+1/ }));
    await user.click(screen.getByRole('button', { name: words.customize.next }));
    const finish = await screen.findByRole('button', { name: words.confirmation.finish });
    await waitFor(() => expect(finish.hasAttribute('disabled')).toBe(false));
    await user.click(finish);
    await screen.findByRole('alert');
    await user.click(finish);
    await screen.findByRole('dialog', { name: 'Gespeichert' });
    screen.getByText(words.apply.text);
  });

  it('says that the plans failed to load, and tries again', async () => {
    const { user } = await open({ savingsPlans: inTurn(refused(503, 'err_unavailable', 'x'), ok({ options: plans })) });
    await screen.findByText(words.customize.failed);
    await user.click(screen.getByRole('button', { name: 'Nochmals versuchen' }));
    await screen.findByRole('radio', { name: /Sparen \+1/ });
  });

  it('begins with the pick if a later step is opened by its address', async () => {
    const opened = await open({}, 'planwahl/bestaetigung');
    await screen.findByRole('radio', { name: /Sparen \+1/ });
    expect(opened.portal.router.address()).toContain('/planwahl/anpassen');
  });

  it('says so where the fund offers none', async () => {
    await open({ savingsPlans: ok({ options: [] }) });
    await screen.findByText(words.plan.noChoice);
  });
});
