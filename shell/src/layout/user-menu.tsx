import type { SessionUser } from '@pehchan/contract/accounts';
import { photoUrl } from '@pehchan/contract/photos';
import type { ReleaseDocument } from '@pehchan/release/document';
import { displayName, paths, to, useLanguage, useSignOut, useTranslation } from '@pehchan/kit';
import { Link, useLocation } from '@pehchan/kit/router';
import { Icon } from '@pehchan/kit/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { texts } from '../texts/index.ts';
import { menuEntries } from './menu-entries.ts';
import { ThemeSwitch } from './preference-switches.tsx';
import styles from './user-menu.module.css';

/** A placeholder while the session is unknown, so that nothing moves when the menu appears. */
export function UserMenuPlace() {
  const t = useTranslation(texts);
  return (
    <span className={styles.unknown} aria-hidden="true">
      <span className={styles.button}>
        <span className={styles.avatar} />
        <span className={styles.word}>{t('layout.menuWord')}</span>
      </span>
    </span>
  );
}

/** Show the avatar and its menu (specification section 2); the rights in the session decide its entries. */
export function UserMenu({ release, user }: { release: ReleaseDocument; user: SessionUser }) {
  const t = useTranslation(texts);
  const language = useLanguage();
  const { open, setOpen, container, button } = useDisclosure();
  const { signOut, isSigningOut } = useSignOut();
  const menuId = useId();
  const name = displayName(user.name);
  const close = () => setOpen(false);

  return (
    <div className={styles.place} ref={container}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={open}
        aria-controls={menuId}
        aria-label={t('layout.menu', { name })}
        onClick={() => setOpen(!open)}
      >
        <span className={styles.name}>{name}</span>
        <Avatar image={user.image} />
        <span className={styles.word}>{t('layout.menuWord')}</span>
      </button>
      <nav id={menuId} className={styles.menu} hidden={!open} aria-label={t('layout.account')}>
        <p className={styles.whose}>{name}</p>
        <Link to={to.editUser(user.id)} onClick={close}>
          <Icon name="user" /> {t('layout.profile')}
        </Link>
        {menuEntries(release, user).map((entry) => (
          <Link key={entry.id} to={entry.to} onClick={close}>
            <Icon name={entry.icon} /> {entry.label[language]}
          </Link>
        ))}
        <Link to={paths.contact} onClick={close}>
          <Icon name="phone" /> {t('layout.contact')}
        </Link>
        <Link to={paths.about} onClick={close}>
          <Icon name="info" /> {t('layout.about')}
        </Link>
        <ThemeSwitch />
        <button type="button" onClick={() => void signOut()} disabled={isSigningOut}>
          <Icon name="signOut" /> {t('layout.logout')}
        </button>
      </nav>
    </div>
  );
}

function Avatar({ image }: { image: string | null }) {
  const [broken, setBroken] = useState(false);
  const source = photoUrl(image, 'table');
  if (!source || broken) {
    return (
      <span className={styles.avatar}>
        <Icon name="user" />
      </span>
    );
  }
  return (
    <img
      className={styles.avatar}
      src={source}
      alt=""
      width={36}
      height={36}
      onError={() => setBroken(true)}
    />
  );
}

function useDisclosure() {
  const [open, setOpen] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { pathname } = useLocation();
  const [shownOn, setShownOn] = useState(pathname);
  if (shownOn !== pathname) {
    setShownOn(pathname);
    setOpen(false);
  }
  useEffect(() => {
    if (!open) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    const onPointer = (event: PointerEvent) => {
      if (!container.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPointer);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPointer);
    };
  }, [open]);
  return { open, setOpen, container, button };
}
