import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from '#ui/Logo.tsx';
import { guide } from '../support/guide.ts';
import { FundLogo } from '../support/FundLogo.tsx';

const meta: Meta = {
  title: 'Components/Logo',
  component: Logo,
  parameters: guide(
    [
      'Use it wherever the fund shows itself, so that light, dark and language are right.',
      'Give it a height and let it take its width.',
    ],
    ['Don’t put a box or a shadow behind it.', 'Don’t write the fund’s name beside a logo that contains it.'],
  ),
};
export default meta;
type Story = StoryObj;

export const FundsLogo: Story = { name: 'The fund’s logo', render: () => <FundLogo /> };

export const LogoMissing: Story = { render: () => <FundLogo none /> };

export const LogoBroken: Story = { render: () => <FundLogo broken /> };
