import { useEffect, useRef } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router-dom';

/** As `useNavigate`, but does nothing once the screen was left: what was begun there must not lead away from another screen. */
export function useNavigateWhileShown(): (to: string, options?: NavigateOptions) => void {
  const navigate = useNavigate();
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return (to, options) => {
    if (isShown.current) void navigate(to, options);
  };
}
