import { StatePicture } from './StatePicture.tsx';

/** A plug beside its socket: the provider can't be reached. */
export const UnpluggedPicture = () => (
  <StatePicture>
    <path className="line" d="M4 72h44v-8M156 72h-44v-8M40 46h16v18H40zM104 46h16v18h-16z" />
    <path className="line accent" d="M56 51h8M56 59h8M96 51h8M96 59h8M80 42V30M70 40l-6-8M90 40l6-8" />
  </StatePicture>
);
