import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from '#ui/Logo.tsx';
import { FundLogo } from '../support/FundLogo.tsx';

const meta: Meta = {
  title: 'Components/Logo',
  component: Logo,
};
export default meta;
type Story = StoryObj;

export const FundsLogo: Story = { render: () => <FundLogo /> };

export const LogoMissing: Story = { render: () => <FundLogo none /> };

export const LogoBroken: Story = { render: () => <FundLogo broken /> };
