import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import page from '#words/de-CH/additional-savings.json';
import scenarios from '#words/de-CH/scenarios.json';
import words from '#words/de-CH/simulation.json';
import { pensionInstead } from '../support/pension-instead.ts';
import { setUpSimulator } from '../support/profile.ts';

const world = await setUpSimulator();
// Transformed before the first page is timed.
await import('#simulators/savings/SavingsSimulator.tsx');
const { savings } = words;

const open = async (query = '') => {
  const { user } = await world.open('additional-savings', { query });
  const panel = within(await screen.findByRole('region', { name: savings.title }));
  const slider = (name: string) => panel.getByRole<HTMLInputElement>('slider', { name });
  const field = (name: string) => panel.getByRole<HTMLInputElement>('textbox', { name });
  /** The rounded amounts of a line, before and after. */
  const amounts = (name: string): readonly number[] =>
    panel
      .getByRole('row', { name: new RegExp(`^${name}`) })
      .textContent?.match(/CHF\s[\d’]+/g)
      ?.map((text) => Number(text.replaceAll(/\D/g, ''))) ?? [];
  const option = () => panel.getByRole<HTMLSelectElement>('combobox', { name: savings.option });
  return { user, panel, slider, field, amounts, option };
};

describe('A member who tries out saving more', () => {
  it('sees what another option costs and brings from its first possible day, and goes on to its choice', async () => {
    const { user, panel, field, amounts, option } = await open();
    expect([...option().options].map(({ text }) => text)).toEqual([
      'Basissparen',
      'Basissparen\u00a0+1\u00a0% (wie bisher)',
      'Basissparen\u00a0+2\u00a0%',
    ]);
    await user.selectOptions(option(), '02');
    expect(field(savings.optionFrom).value).toBe('01.01.2027');
    const more = [savings.effects.contribution, savings.effects.savings, savings.effects.pension];
    for (const name of [...more, 'Austrittsleistung am 01\\.01\\.2032']) {
      const [before = 0, after = 0] = amounts(name);
      expect(after, name).toBeGreaterThan(before);
    }
    panel.getByText(new RegExp(`^${pensionInstead(amounts(savings.effects.pension))}$`));
    panel.getByText(/^Bei CHF\s\d+ mehr Beitrag im Monat$/);
    await user.click(panel.getByRole('button', { name: /unveränderte Werte$/ }));
    const [paid, pays] = amounts(savings.effects.employer);
    expect(pays).toBe(paid);
    // What comes next first, and the message to the fund second.
    const choose = panel.getByRole('link', { name: /\+2.*wählen$/ });
    const write = await panel.findByRole('button', { name: scenarios.write });
    expect(choose.compareDocumentPosition(write)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await user.click(choose);
    const dialog = within(await screen.findByRole('dialog', { name: page.customize.title }));
    const radio = await dialog.findByRole<HTMLInputElement>('radio', { name: /\+2/ });
    expect(radio.checked).toBe(true);
    expect(dialog.getByRole('button', { name: page.customize.next }).hasAttribute('disabled')).toBe(false);
  });

  it('asks the fund first of all where there is nothing to choose', async () => {
    const { user, panel, slider, option } = await open();
    await user.selectOptions(option(), '01');
    fireEvent.change(slider(savings.workload), { target: { value: 50 } });
    const write = await panel.findByRole<HTMLButtonElement>('button', { name: scenarios.write });
    await waitFor(() => expect(write.disabled).toBe(false));
    expect(panel.queryByRole('link', { name: /wählen$/ })).toBeNull();
  });

  it('reads that an option starts on 1 January, and at the field which days are too early', async () => {
    const { user, panel, field, option } = await open();
    await user.selectOptions(option(), '00');
    const enter = async (day: string) => {
      await user.clear(field(savings.optionFrom));
      await user.type(field(savings.optionFrom), day);
    };
    await enter('31.12.2026');
    panel.getByText('Frühestens am 01.01.2027.');
    expect(panel.queryByText(words.findings.optionTooEarly)).toBeNull();
    await enter('01.07.2027');
    await panel.findByText(words.findings.optionTooEarly);
    expect(panel.queryByText('Frühestens am 01.01.2027.')).toBeNull();
  });

  it('works less: the salary follows until it is entered, and below the threshold nothing is insured', async () => {
    const { user, panel, slider, field, amounts } = await open();
    const full = Number(slider(savings.salary).value);
    const percent = Number(slider(savings.workload).value);
    // Specification, section 5: an employment degree from 0 to 140.
    expect(slider(savings.workload).max).toBe('140');
    fireEvent.change(slider(savings.workload), { target: { value: 140 } });
    expect(Number(slider(savings.salary).value)).toBe(Math.round((full * 140) / percent));
    expect(panel.queryByRole('alert')).toBeNull();
    fireEvent.change(slider(savings.workload), { target: { value: percent / 2 } });
    expect(Number(slider(savings.salary).value)).toBe(full / 2);
    expect(field(savings.workloadFrom).value).toMatch(/^01\./);
    const [before = 0, after = 0] = amounts(savings.effects.pension);
    expect(after).toBeLessThan(before);
    await user.clear(field(savings.salary));
    await user.paste('5000');
    await panel.findByText(words.findings.salaryUninsured);
    await user.clear(field(savings.salary));
    await user.paste('viel');
    panel.getByText(/^Geben Sie eine Zahl ein, zum Beispiel \d+’000\.$/);
    await user.clear(field(savings.salary));
    await user.paste('80000.123');
    panel.getByText(words.problems.decimals);
    await user.click(panel.getByRole('button', { name: words.reset }));
    expect(Number(slider(savings.salary).value)).toBe(full);
    expect(panel.queryByText(words.problems.decimals)).toBeNull();
    expect(panel.queryByRole('textbox', { name: savings.workloadFrom })).toBeNull();
  });

  it('tries out everything but the salary where personal data are hidden', async () => {
    const { user, panel, option, amounts } = await open('?anonymize=true');
    expect(panel.queryByRole('slider', { name: savings.salary })).toBeNull();
    await user.selectOptions(option(), '02');
    await panel.findByText(/für den 01\.01\.2027/);
    const [before = 0, after = 0] = amounts(savings.effects.contribution);
    expect(after).toBeGreaterThan(before);
  });

  // The last one: the choice stays with the member.
  it('simulates on from a plan as soon as it is chosen, and calls it chosen until it is in force', async () => {
    const { user, panel, option, amounts } = await open();
    await user.selectOptions(option(), '02');
    const [before = 0] = amounts(savings.effects.pension);
    const [paid = 0] = amounts(savings.effects.contribution);
    expect(panel.queryByText(/^«Ohne Änderung»/)).toBeNull();
    await user.click(panel.getByRole('link', { name: /\+2.*wählen$/ }));
    await screen.findByRole('radio', { name: /\+2/ });
    await user.click(screen.getByRole('button', { name: page.customize.next }));
    await screen.findByText(/gilt ab dem 01\.01\.2027/);
    await user.click(await screen.findByRole('button', { name: page.confirmation.finish }));
    const [close] = (await screen.findAllByRole('button', { name: page.apply.close })).toReversed();
    await user.click(close ?? document.body);
    await waitFor(() => {
      expect(amounts(savings.effects.pension)[0]).toBeGreaterThan(before);
    });
    expect(amounts(savings.effects.contribution)[0]).toBeGreaterThan(paid);
    panel.getByText(
      /^«Ohne Änderung» rechnet mit dem Sparplan «Basissparen \+2\s%», den Sie ab 01\.01\.2027 gewählt haben/,
    );
    expect([...option().options].map(({ text }) => text)).toEqual([
      'Basissparen',
      'Basissparen\u00a0+1\u00a0% (zurzeit)',
      'Basissparen\u00a0+2\u00a0% (gewählt)',
    ]);
  });
});
