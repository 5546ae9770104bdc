import './styles/base.css';
import './styles/layout.css';
import './styles/content.css';
import { start } from './app/start.tsx';

void start();
