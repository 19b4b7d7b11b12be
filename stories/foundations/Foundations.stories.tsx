import type { Meta, StoryObj } from '@storybook/react-vite';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Icon, iconNames } from '#ui/Icon.tsx';
import { settingsOf } from '../support/FundFrame.tsx';
import { useAxes } from '../support/InFund.tsx';

const meta: Meta = { title: 'Foundations/Foundations' };
export default meta;
type Story = StoryObj;

const Swatches = () => {
  const { palette } = useTheme();
  const pairs = [
    ['primary', palette.primary.main, palette.primary.contrastText],
    ['secondary', palette.secondary.main, palette.secondary.contrastText],
    ['error', palette.error.main, palette.error.contrastText],
    ['warning', palette.warning.main, palette.warning.contrastText],
    ['success', palette.success.main, palette.success.contrastText],
    ['info', palette.info.main, palette.info.contrastText],
    ['page', palette.background.default, palette.text.primary],
    ['sheet', palette.background.paper, palette.text.primary],
    ['sheet, quiet text', palette.background.paper, palette.text.secondary],
    ['sheet, accent text', palette.background.paper, palette.primary.main],
  ] as const;
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))', gap: 16 }}>
      {pairs.map(([name, background, text]) => (
        <div
          key={name}
          style={{ background, color: text, padding: 16, minBlockSize: 72, border: `1px solid ${palette.divider}` }}
        >
          {name}
          <br />
          {background}
        </div>
      ))}
    </div>
  );
};

/** Each colour with its text. */
export const Colours: Story = { render: () => <Swatches /> };

const Sizes = () => {
  const { t } = useTranslation('dashboard');
  return (
    <>
      {(['h1', 'h2', 'h3', 'body1', 'body2', 'caption'] as const).map((variant) => (
        <Typography key={variant} variant={variant} component="p" gutterBottom>
          {t('savings.title')} · CHF 31’214.20
        </Typography>
      ))}
    </>
  );
};

/** The type scale. */
export const Type: Story = { render: () => <Sizes /> };

/** All icons. */
export const Icons: Story = {
  render: () => (
    <ul
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))',
        gap: 16,
        listStyle: 'none',
        margin: 0,
        padding: 0,
      }}
    >
      {iconNames.map((name) => (
        <li key={name} style={{ display: 'grid', justifyItems: 'center', gap: 8 }}>
          <Icon name={name} size={28} />
          {name}
        </li>
      ))}
    </ul>
  ),
};

const About = () => {
  const { fund, language } = useAxes();
  const settings = settingsOf(fund);
  return (
    <dl>
      <dt>{settings.displayName}</dt>
      <dd>
        {fund} · {language} · {settings.languages.join(', ')}
      </dd>
    </dl>
  );
};

/** The brand of the toolbar's fund. */
export const TheFund: Story = { render: () => <About /> };
