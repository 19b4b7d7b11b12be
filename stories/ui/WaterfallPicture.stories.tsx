import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { WaterfallPicture, type WaterfallRow } from '#ui/WaterfallPicture.tsx';
import { guide } from '../support/guide.ts';

const row = (about: Partial<WaterfallRow> & Pick<WaterfallRow, 'key' | 'name' | 'value'>): WaterfallRow => ({
  sign: 'plus',
  signText: 'plus',
  isResult: false,
  ...about,
});

const meta: Meta<typeof WaterfallPicture> = {
  title: 'Components/WaterfallPicture',
  component: WaterfallPicture,
  parameters: guide(
    ['Show how a figure comes about, in the order of the calculation.', 'Let its words be complete without the bars.'],
    [
      'Don’t use it for parts of a whole: that is a stacked bar.',
      'Don’t draw rates as bars: only amounts have a length.',
    ],
  ),
  args: {
    title: 'Rechnung als Bild',
    rows: [
      row({
        key: 'savings',
        sign: 'first',
        signText: undefined,
        name: 'Altersguthaben heute',
        value: 'CHF 211’697.04',
        bar: { from: 0, to: 21, kind: 'whole' },
      }),
      row({ key: 'interest', name: 'Zins', value: 'CHF 252’444.82', bar: { from: 21, to: 46.5, kind: 'interest' } }),
      row({
        key: 'credits',
        name: 'Künftige Sparbeiträge',
        value: 'CHF 532’516.70',
        bar: { from: 46.5, to: 100, kind: 'plus' },
      }),
      row({
        key: 'capital',
        sign: 'result',
        signText: 'ergibt',
        name: 'Kapital bei der Pensionierung',
        value: 'CHF 996’658.56',
        bar: { from: 0, to: 100, kind: 'whole' },
        isResult: true,
      }),
      row({ key: 'rate', sign: 'times', signText: 'mal', name: 'Umwandlungssatz', value: '5.4 %' }),
      row({
        key: 'pension',
        sign: 'result',
        signText: 'ergibt',
        name: 'Rente pro Jahr',
        value: 'CHF 53’819.56',
        isResult: true,
      }),
    ],
  },
};
export default meta;
type Story = StoryObj<typeof WaterfallPicture>;

/** From today's savings to a pension; in words for those who don't see it. */
export const Pension: Story = {
  play: async ({ canvasElement }) => {
    const picture = within(canvasElement).getByRole('figure', { name: 'Rechnung als Bild' });
    const items = within(picture).getAllByRole('listitem');
    await expect(items.map(({ textContent }) => textContent)).toEqual([
      'Altersguthaben heute: CHF 211’697.04',
      '+plus Zins: CHF 252’444.82',
      '+plus Künftige Sparbeiträge: CHF 532’516.70',
      '=ergibt Kapital bei der Pensionierung: CHF 996’658.56',
      '×mal Umwandlungssatz: 5.4 %',
      '=ergibt Rente pro Jahr: CHF 53’819.56',
    ]);
  },
};

/** What is taken away goes to the left. */
export const Falling: Story = {
  args: {
    rows: [
      row({
        key: 'maximum',
        sign: 'first',
        signText: undefined,
        name: 'Höchstmögliches Guthaben',
        value: 'CHF 318’123.00',
        bar: { from: 0, to: 100, kind: 'whole' },
      }),
      row({
        key: 'savings',
        sign: 'minus',
        signText: 'minus',
        name: 'Altersguthaben heute',
        value: 'CHF 211’697.04',
        bar: { from: 100, to: 33, kind: 'minus' },
      }),
      row({
        key: 'gap',
        sign: 'result',
        signText: 'ergibt',
        name: 'Was noch fehlt',
        value: 'CHF 106’425.96',
        bar: { from: 0, to: 33, kind: 'whole' },
        isResult: true,
      }),
    ],
  },
};

/** Long names and huge amounts on a narrow phone. */
export const Huge: Story = {
  parameters: { fundless: true },
  args: {
    rows: [
      row({
        key: 'first',
        sign: 'first',
        signText: undefined,
        name: 'Prestation de libre passage apportée d’une institution précédente',
        value: 'CHF 9’999’999’999.95',
        bar: { from: 0, to: 100, kind: 'whole' },
      }),
    ],
  },
};
