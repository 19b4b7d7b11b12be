import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState, type DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { largestUpload } from '#contract/studio/files.ts';
import { storeImage } from '#contract/studio/endpoints.ts';
import { mailLogoOf } from '#domain/logos.ts';
import type { FilePath } from '#tenants/finding.ts';
import { white } from '#theme/palette.ts';
import { Button } from '#ui/Button.tsx';
import { FileButton } from '#ui/FileButton.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useNamedValue } from '#ui/use-named-value.ts';
import { useDarkGround } from '../kernel/use-dark-ground.ts';
import { isText, useFileAt, useFiles } from '../kernel/use-draft.ts';
import { FieldBox, type Source } from '../fields/FieldBox.tsx';
import { useStudio } from '../kernel/services.ts';
import { useFailureText } from '../kernel/failure-text.ts';
import { base64Of } from '../kernel/base64.ts';
import { imageNameOf } from './image-name.ts';
import { pngOf } from './pixels-of.ts';
import { removedParts } from './removed-parts.ts';
import { putImage, type StoredImage } from './put-image.ts';

type ImageFieldProps = {
  path: FilePath;
  label: string;
  /** The language that the image is for, where each has its own field. */
  language?: string;
  help: string;
  /** The ground that it is shown on. */
  ground?: 'light' | 'dark' | 'page';
  /** What the portal shows without this image, in words, and where that comes from. */
  fallback?: { readonly image?: string | undefined; readonly source: Source; readonly text: string };
  own?: Source;
  /** It is in mails, too, whose programs show no SVG. */
  isLogo?: boolean;
};

/** What the provider said about the last image that was sent. */
type Said =
  | { readonly kind: 'failed'; readonly text: string }
  | {
      readonly kind: 'stored';
      /** What was taken out of it. */
      readonly removed: readonly string[];
      /** Whether mails show it, too. */
      readonly isInMails: boolean;
    };

/** An image that was sent, or why it couldn't be. */
type Stored =
  | { readonly ok: true; readonly image: StoredImage; readonly removed: readonly string[] }
  | { readonly ok: false; readonly text: string };

/** An image of the fund: dropped, chosen or taken away. */
export const ImageField = ({
  path,
  label,
  language,
  help,
  ground = 'page',
  fallback,
  own = 'fund',
  isLogo = false,
}: ImageFieldProps) => {
  const { t } = useTranslation('studio');
  const named = useNamedValue();
  const { call, draft, imageAddress, imageFacts, imageSpace } = useStudio();
  const { assets, settings } = useFiles();
  const darkGround = useDarkGround(settings);
  const failureText = useFailureText();
  const id = useId();
  const spoken = language === undefined ? label : `${label}, ${language}`;
  const [said, setSaid] = useState<Said | null>(null);
  const [pending, setPending] = useState(false);
  const [isOver, setIsOver] = useState(false);
  const found = useFileAt(path);
  const name = isText(found) ? found : undefined;
  const shownName = name ?? fallback?.image;
  const hash = shownName === undefined ? undefined : assets[shownName];
  // Words instead of an image are on the page's own ground.
  const shownOn = hash === undefined ? 'page' : ground;

  const put = (images: readonly StoredImage[]) => {
    draft.replace((before) => putImage(before, path, images, name));
  };

  /** Stores an image, and what the provider says of it. */
  const store = async (image: string, file: Blob): Promise<Stored> => {
    const content = await base64Of(file);
    if (content === null) return { ok: false, text: t('failed.unreadable') };
    const answer = await call(storeImage, { body: { name: image, content } });
    if (!answer.ok) return { ok: false, text: failureText(answer.failure) };
    const { hash: stored, facts, removed, space } = answer.data;
    imageSpace.set(space);
    imageFacts.set((before) => new Map(before).set(stored, facts));
    return { ok: true, image: { name: image, hash: stored }, removed };
  };

  /** The same logo for mails, to lie beside it; null if it couldn't be drawn or stored. */
  const twinOf = async (logo: StoredImage): Promise<readonly StoredImage[] | null> => {
    const twin = mailLogoOf(logo.name);
    if (!isLogo || twin === logo.name) return [];
    const png = await pngOf(imageAddress(logo.hash));
    const stored = png === null ? null : await store(twin, png);
    return stored?.ok === true ? [stored.image] : null;
  };

  const take = async (file: File): Promise<Said> => {
    if (file.size > largestUpload)
      return { kind: 'failed', text: t('images.tooLarge', { megabytes: largestUpload / 1_000_000 }) };
    const wanted = imageNameOf(
      file.name,
      Object.keys(assets).filter((other) => other !== name),
    );
    if (wanted === null) return { kind: 'failed', text: t('images.noPicture') };
    const stored = await store(wanted, file);
    if (!stored.ok) return { kind: 'failed', text: stored.text };
    const { image, removed } = stored;
    const twin = await twinOf(image);
    put([image, ...(twin ?? [])]);
    return { kind: 'stored', removed, isInMails: twin !== null };
  };

  const send = async (file: File) => {
    // One that is dropped meanwhile would overtake it.
    if (pending) return;
    setSaid(null);
    setPending(true);
    setSaid(await take(file));
    setPending(false);
  };

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const [file] = event.dataTransfer.files;
    if (file !== undefined) void send(file);
  };

  return (
    <FieldBox path={path} name={label} source={name === undefined ? (fallback?.source ?? 'none') : own}>
      <Typography variant="subtitle2" component="h3" id={`${id}-name`}>
        {label}
      </Typography>
      <Box
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
        sx={({ tokens, palette }) => ({
          marginBlockStart: 0.75,
          border: '1px dashed',
          borderColor: isOver ? palette.primary.main : tokens.colour.border.control,
          borderRadius: `${tokens.corner.control}px`,
          overflow: 'hidden',
          backgroundColor: isOver ? tokens.colour.selected : 'transparent',
        })}
      >
        <Box
          sx={({ tokens }) => ({
            display: 'grid',
            placeItems: 'center',
            minBlockSize: 96,
            padding: 2,
            backgroundColor:
              shownOn === 'light' ? white : shownOn === 'dark' ? darkGround : tokens.colour.surface.sunken,
          })}
        >
          {hash === undefined ? (
            <Typography variant="body2" color="textSecondary">
              {fallback?.text ?? t('images.none')}
            </Typography>
          ) : (
            <Box
              component="img"
              src={imageAddress(hash)}
              alt={shownName}
              sx={{ maxInlineSize: '100%', maxBlockSize: 96, opacity: name === undefined ? 0.55 : 1 }}
            />
          )}
        </Box>
        <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1, padding: 1 }}>
          <FileButton
            label={named(t('images.choose'), spoken)}
            accept=".svg,.png,.jpg,.jpeg,.webp,.avif,.ico"
            describedBy={`${id}-help`}
            pending={pending}
            onFile={(file) => void send(file)}
          >
            {t('images.choose')}
          </FileButton>
          {name === undefined ? null : (
            <Button
              variant="text"
              size="small"
              aria-label={named(t('images.remove'), spoken)}
              aria-describedby={`${id}-instead`}
              onClick={() => {
                setSaid(null);
                put([]);
              }}
            >
              {t('images.remove')}
            </Button>
          )}
          <Typography
            variant="caption"
            color="textSecondary"
            sx={{
              flex: '1 1 8em',
              minInlineSize: 0,
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              whiteSpace: 'nowrap',
            }}
          >
            {pending ? t('images.sending') : (name ?? t('images.drop'))}
          </Typography>
        </Stack>
      </Box>
      <Typography
        id={`${id}-help`}
        variant="caption"
        color="textSecondary"
        component="p"
        sx={{ marginBlockStart: 0.5 }}
      >
        {help}
      </Typography>
      {name === undefined ? null : (
        <Typography id={`${id}-instead`} variant="caption" color="textSecondary" component="p">
          {fallback?.text ?? t('images.none')}
        </Typography>
      )}
      {said === null ? null : (
        <Stack sx={{ gap: 1, marginBlockStart: 1 }}>
          {said.kind === 'failed' ? <Notice severity="error">{said.text}</Notice> : null}
          {said.kind === 'stored' && said.removed.length > 0 ? (
            <Notice severity="info" title={t('images.cleaned')}>
              {t('images.cleanedText', {
                parts: removedParts(said.removed)
                  .map((part) => t(`images.removed.${part}`))
                  .join(', '),
              })}
              <Typography variant="caption" component="p" sx={{ marginBlockStart: 0.5 }}>
                {t('images.cleanedNames', { names: said.removed.join(', ') })}
              </Typography>
            </Notice>
          ) : null}
          {said.kind === 'stored' && !said.isInMails ? (
            <Notice severity="warning">{t('images.mailNotStored')}</Notice>
          ) : null}
        </Stack>
      )}
    </FieldBox>
  );
};
