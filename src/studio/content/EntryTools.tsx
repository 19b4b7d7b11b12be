import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { Icon } from '#ui/Icon.tsx';
import { Group } from '#ui/Group.tsx';

type EntryToolsProps = {
  /** The entry's name. */
  name: string;
  index: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
};

/** Moves an entry of a list up and down, or takes it out. */
export const EntryTools = ({ name, index, count, onMove, onRemove }: EntryToolsProps) => {
  const { t } = useTranslation('studio');
  return (
    <Group label={name} sx={{ flex: 'none', display: 'flex' }}>
      <IconButton
        size="small"
        aria-label={t('list.up', { name })}
        title={t('list.up', { name })}
        disabled={index === 0}
        onClick={() => onMove(index - 1)}
        sx={{ '& svg': { transform: 'rotate(180deg)' } }}
      >
        <Icon name="chevronDown" size={18} />
      </IconButton>
      <IconButton
        size="small"
        aria-label={t('list.down', { name })}
        title={t('list.down', { name })}
        disabled={index === count - 1}
        onClick={() => onMove(index + 1)}
      >
        <Icon name="chevronDown" size={18} />
      </IconButton>
      <IconButton
        size="small"
        aria-label={t('list.remove', { name })}
        title={t('list.remove', { name })}
        onClick={onRemove}
      >
        <Icon name="close" size={18} />
      </IconButton>
    </Group>
  );
};
