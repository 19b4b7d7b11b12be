// Start-up, second task: what gives the fund's look.
export { PortalTheme } from '../PortalTheme.tsx';
