export { showToast, TOAST_TONES, type ToastOptions, type ToastTone } from './toastStore.ts';
