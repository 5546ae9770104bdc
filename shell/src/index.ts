import '@pehchan/kit/styles/base.css';
import '@pehchan/kit/styles/content.css';
import './styles/layout.css';
import { start } from './app/start.tsx';

void start();
