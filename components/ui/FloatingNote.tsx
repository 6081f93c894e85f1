import { Button } from './Button';
import styles from './FloatingNote.module.css';

type FloatingNoteProps = { text: string; action: string; onAction: () => void };

/** A message that lies over the page, with one thing to do about it. */
export function FloatingNote({ text, action, onAction }: FloatingNoteProps) {
  return (
    <div className={styles.note}>
      <p>{text}</p>
      <Button look="secondary" onClick={onAction}>
        {action}
      </Button>
    </div>
  );
}
