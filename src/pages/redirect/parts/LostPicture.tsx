import { StatePicture } from '#ui/StatePicture.tsx';

/** A chain that has come apart. */
export const LostPicture = () => (
  <StatePicture>
    <path className="soft" d="M44 30h72a18 18 0 0 1 0 36H44a18 18 0 0 1 0-36z" />
    <path className="line" d="M58 66H44a18 18 0 0 1 0-36h14M40 48h20" />
    <path className="line" d="M102 30h14a18 18 0 0 1 0 36h-14M100 48h20" />
    <path className="line accent" d="M80 22v10M69 26l5 8M91 26l-5 8M80 74V64M69 70l5-8M91 70l-5-8" />
  </StatePicture>
);
