import { Logo } from '#ui/Logo.tsx';
import { settingsOf } from './FundFrame.tsx';
import { useAxes } from './InFund.tsx';

/** The logo of the toolbar's fund, or how it looks without one. */
export const FundLogo = ({ broken = false, none = false }: { broken?: boolean; none?: boolean }) => {
  const settings = settingsOf(useAxes().fund);
  return (
    <Logo
      name={settings.displayName}
      src={none ? null : broken ? '/there-is-no-such-logo.svg' : settings.logoImage}
      darkSrc={none || broken ? null : settings.configurations.brand?.logoImageDark}
    />
  );
};
