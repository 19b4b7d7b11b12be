import { StatePicture } from '#ui/StatePicture.tsx';

/** A signpost. */
export const NotFoundPicture = () => (
  <StatePicture>
    <path className="soft" d="M14 84c12-22 30-24 44-10 16-26 44-24 56-2 10-8 24-4 30 12z" />
    <path d="M77 84V12h6v72z" />
    <path d="M83 20h38l9 9-9 9H83z" />
    <path className="accent" d="M77 42H43l-9 9 9 9h34z" />
    <path className="line" d="M92 29h20M68 84h24" />
    <path className="line accent" d="M49 51h20" />
  </StatePicture>
);
