import Box from '@mui/material/Box';
import { useState } from 'react';
import { DrawnArea, DrawnLine, DrawnMark, DrawnPaper, DrawnWords } from './DrawnPaper.tsx';
import { exampleAhvNumber } from './HealthCardImage.tsx';

const pictureSx = {
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  border: '1px solid',
  borderColor: 'divider',
  // The fund's picture is meant for white paper.
  backgroundColor: 'common.white',
} as const;

type PensionCertificateImageProps = {
  alt: string;
  /** The fund's own picture; replaced by our drawing if it is missing or fails to load. */
  imageUrl?: string | null | undefined;
  number?: string;
  numberCaption?: string;
  /** The certificate's title. */
  title?: string;
};

const rows = [
  { y: 208, words: 92, value: 52 },
  { y: 226, words: 112, value: 60 },
  { y: 244, words: 78, value: 46 },
  { y: 262, words: 120, value: 56 },
] as const;

/** The upper part of a pension certificate with the social security number highlighted. */
export const PensionCertificateImage = ({
  alt,
  imageUrl,
  number = exampleAhvNumber,
  numberCaption,
  title,
}: PensionCertificateImageProps) => {
  const [broken, setBroken] = useState<string>();
  if (imageUrl && imageUrl !== broken) {
    return (
      <Box
        component="img"
        sx={pictureSx}
        src={imageUrl}
        alt={alt}
        onError={() => {
          setBroken(imageUrl);
        }}
      />
    );
  }
  return (
    <DrawnPaper alt={alt} width={342} height={290}>
      <DrawnArea x={22} y={22} width={64} height={20} corner={4} />
      <DrawnLine x={236} y={22} width={84} />
      <DrawnLine x={236} y={34} width={60} />
      {title === undefined ? (
        <DrawnLine x={22} y={66} width={130} strong />
      ) : (
        <DrawnWords x={22} y={74} size={17}>
          {title}
        </DrawnWords>
      )}
      <DrawnLine x={22} y={96} width={110} />
      <DrawnLine x={212} y={96} width={108} />
      <DrawnLine x={22} y={110} width={86} />
      <DrawnLine x={212} y={110} width={72} />
      <DrawnMark x={22} y={126} width={200} text={number} caption={numberCaption} />
      <DrawnLine x={22} y={192} width={298} />
      {rows.map(({ y, words, value }) => (
        <g key={y}>
          <DrawnLine x={22} y={y} width={words} />
          <DrawnLine x={320 - value} y={y} width={value} strong />
        </g>
      ))}
    </DrawnPaper>
  );
};
