import { useLocation, useNavigate } from 'react-router-dom';

/** Returns a function that goes back in history, or to the given path if the person opened this page directly. */
export function useGoBack(otherwise: string): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  // 'default' is the router's key of the first history entry.
  return () => void (key === 'default' ? navigate(otherwise) : navigate(-1));
}
