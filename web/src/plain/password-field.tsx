import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './field.module.css';
import { TextField, type TextFieldProps } from './text-field.tsx';

export function PasswordField(props: Omit<TextFieldProps, 'type' | 'toggle'>) {
  const { t } = useTranslation();
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? IconEyeOff : IconEye;
  const toggle = (
    <button
      type="button"
      className={classes.toggle}
      aria-label={t('common.showPassword')}
      aria-pressed={isShown}
      onClick={() => setIsShown(!isShown)}
    >
      <Icon size={18} stroke={1.75} aria-hidden />
    </button>
  );
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      type={isShown ? 'text' : 'password'}
      toggle={toggle}
    />
  );
}
