import { StatePicture } from '#ui/StatePicture.tsx';

/** A closed door. */
export const RevokedPicture = () => (
  <StatePicture>
    <path className="soft" d="M50 12h60v72H50z" />
    <path d="M58 84V20h44v64" />
    <path className="line" d="M46 84h68M66 30h28v18H66zM66 54h10" />
    <path className="accent" d="M82 62h18v14H82z" />
    <path className="line accent" d="M86 62v-4a5 5 0 0 1 10 0v4M91 68v3" />
  </StatePicture>
);
