import type { Meta, StoryObj } from '@storybook/react-vite';
import { useTranslation } from 'react-i18next';
import { expect, fn, userEvent, within } from 'storybook/test';
import { formatChf } from '#kernel/money.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { CardGrid } from '#ui/CardGrid.tsx';
import { FactCard, type FactCardProps } from '#ui/FactCard.tsx';
import { RatioBar } from '#ui/RatioBar.tsx';

const Card = (props: Partial<FactCardProps>) => {
  const { t } = useTranslation('dashboard');
  return (
    <div style={{ maxInlineSize: 360 }}>
      <FactCard
        title={t('homeOwnership.title')}
        icon="home"
        href="/wohneigentum"
        wayOn={t('homeOwnership.wayOn')}
        figure={<AmountText size="figure">{formatChf(131_214.2)}</AmountText>}
        meaning={t('homeOwnership.meaningAge', { age: 62 })}
        explanation={{ label: t('whatIsThis'), text: t('homeOwnership.explanation') }}
        loadingLabel={t('loading')}
        emptyText={t('homeOwnership.empty')}
        unavailableLabel={t('unavailable')}
        {...props}
        {...(props.comingSoon === undefined ? {} : { comingSoon: t('comingSoon') })}
        {...(props.face === 'failed'
          ? { failed: { text: t('cardFailed'), retryLabel: t('retry'), onRetry: fn(), ...props.failed } }
          : {})}
      />
    </div>
  );
};

const meta: Meta<typeof Card> = { title: 'UI/FactCard', component: Card };
export default meta;
type Story = StoryObj<typeof Card>;

export const Ready: Story = {};
/** A row: the link's words are its name, and an arrow what one sees of it. */
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Loading: Story = { args: { face: 'loading' } };
export const NothingYet: Story = { args: { face: 'empty' } };
export const Failed: Story = { args: { face: 'failed' } };
export const ComingSoon: Story = { args: { blurred: true, comingSoon: 'soon' } };
export const BlurredWithoutOverlay: Story = { args: { blurred: true } };
export const WithoutWayOn: Story = { args: { href: undefined, wayOn: undefined } };
export const WithRatio: Story = {
  args: { meaning: <RatioBar percent={68}>{`${formatChf(131_214.2)} / ${formatChf(192_000)}`}</RatioBar> },
};

/** The explanation is opened by keyboard and is in front of the figure. */
export const Explained: Story = {
  play: async ({ canvasElement }) => {
    const [button] = await within(canvasElement).findAllByRole('button');
    if (button === undefined) throw new Error('The card does not explain itself.');
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  },
};

/** The link covers the card, so the focus on it is shown around the whole card. */
export const InFocus: Story = {
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole('link');
    link.focus();
    await expect(link).toHaveFocus();
    await expect(within(canvasElement).getByRole('article')).toHaveStyle({
      outlineStyle: 'solid',
      outlineWidth: '2px',
    });
  },
};

const gridOf = (cards: number): Story => ({
  render: () => (
    <CardGrid firstWide>
      {Array.from({ length: cards }, (_, index) => (
        <Card key={index} />
      ))}
    </CardGrid>
  ),
});

/** Below the wide card: two rows of three. */
export const GridOfSeven: Story = gridOf(7);
/** One is left over: the last four are in rows of two. */
export const GridOfEight: Story = gridOf(8);
/** Two are left over: they share the last row. */
export const GridOfNine: Story = gridOf(9);
