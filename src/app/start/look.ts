// Start-up, third task: what gives the fund's look.
export { PortalTheme } from '../PortalTheme.tsx';
