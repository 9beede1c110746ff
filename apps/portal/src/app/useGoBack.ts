import { useLocation, useNavigate } from 'react-router-dom';

/** Goes back to where the person came from; whoever came here directly is led to the path instead. */
export function useGoBack(otherwise: string): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  // The router's name for the first entry of its history.
  return () => void (key === 'default' ? navigate(otherwise) : navigate(-1));
}
